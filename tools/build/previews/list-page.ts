import { counted } from '#src/domain/counted.ts'
import { modelOf } from '#src/domain/product/model.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { markup, structuredData } from './markup.ts'
import { pageFrame, previewTags, readScript } from './page-frame.ts'
import { photo } from './photo.ts'
import { priceText, type PreviewShop } from './preview-shop.ts'
import { addressOf } from './product-data.ts'

/** The most products on a list's page: robots find the others in the site map, and through their variants. */
export const MOST_LISTED = 200

/** In pixels. */
const CARD_WIDTH = 208

const SHOP = '../'
const SCRIPT = readScript('enter-shop.js')

/** The page of a category's list for previewers, search engines, and people without scripts. */
export function listPage(shop: PreviewShop, category: Category): string {
  const { settings, products } = shop
  const { label = category, title = label } = settings.categories[category] ?? {}
  const all = products.filter(({ product }) => product.category === category)
  const listed = all.slice(0, MOST_LISTED)
  const address = `${settings.address}${category}/`
  const models = counted(new Set(all.map(({ product }) => modelOf(product))).size, 'model')
  const count = counted(all.length, 'product')
  const titleOfTab = `${label} · ${settings.name}`
  const description = `${label} at ${settings.name}: ${models}. ${settings.description}`
  return pageFrame(settings, {
    title: titleOfTab,
    shop: SHOP,
    script: SCRIPT,
    data: markup` data-depth="1" data-route="#/${category}"`,
    head: markup`${previewTags(shop, { title: titleOfTab, description, address })}
${structuredData({
  '@type': 'ItemList',
  name: label,
  url: address,
  numberOfItems: listed.length,
  itemListElement: listed.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.product.name,
    url: addressOf(shop, page),
  })),
})}`,
    main: markup`<nav aria-label="Breadcrumb"><a href="${SHOP}">Home</a></nav>
<h1>${title}</h1>
<p>${all.length > listed.length ? `The first ${listed.length} of ${count}` : models}</p>
<p><a class="enter" href="${SHOP}#/${category}">Open in the shop</a></p>
<ul>
${listed.map(
  ({ product, folder }) => markup`<li>${photo(product, SHOP, CARD_WIDTH)}
<a dir="auto" href="${SHOP}${encodeURI(folder)}/">${product.name}</a> ${priceText(shop, product)}</li>
`,
)}</ul>`,
  })
}
