import { modelOf } from '#src/domain/product/model.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import * as m from '#src/messages/messages.gen.ts'
import { markup, structuredData } from './markup.ts'
import { pageFrame, previewTags, readScript } from './page-frame.ts'
import { photo } from './photo.ts'
import { priceText, type PreviewShop } from './preview-shop.ts'
import { addressOf, breadcrumbs } from './product-data.ts'

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
  const count = new Set(all.map(({ product }) => modelOf(product))).size
  const titleOfTab = `${label} · ${settings.name}`
  const models = m.previewCategory({ category: label, shop: settings.name, count })
  return pageFrame(settings, {
    title: titleOfTab,
    shop: SHOP,
    script: SCRIPT,
    data: markup` data-depth="1" data-route="#/${category}"`,
    head: markup`${previewTags(shop, { title: titleOfTab, description: `${models} ${settings.description}`, address })}
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
})}
${structuredData(breadcrumbs(shop, [{ name: label, url: address }]))}`,
    main: markup`<nav aria-label="${m.pageBreadcrumb}"><a href="${SHOP}">${m.layoutHome}</a></nav>
<h1>${title}</h1>
<p>${all.length > listed.length ? m.previewFirst({ shown: listed.length, count: all.length }) : m.previewModels({ count })}</p>
<p><a class="enter" href="${SHOP}#/${category}">${m.previewOpen}</a></p>
<ul>
${listed.map(
  ({ product, folder }) => markup`<li>${photo(product, SHOP, CARD_WIDTH)}
<a dir="auto" href="${SHOP}${encodeURI(folder)}/">${product.name}</a> ${priceText(shop, product)}</li>
`,
)}</ul>`,
  })
}
