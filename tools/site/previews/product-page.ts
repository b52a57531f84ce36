import { techSpecifications } from '#src/domain/facts/page-facts.ts'
import { ownFacts } from '#src/domain/facts/facts.ts'
import { priceOfWay } from '#src/domain/order/delivery.ts'
import { availabilityText } from '#src/domain/product/availability.ts'
import { aboutBlocks } from '#src/domain/product/product-detail.ts'
import { PAGE_WIDTH } from '#src/domain/pictures/picture-sources.ts'
import * as m from '#src/messages/messages.gen.ts'
import { markup, structuredData, type Markup } from './markup.ts'
import { pageFrame, previewTags, readScript } from './page-frame.ts'
import { photo } from './photo.ts'
import { priceText, type PreviewProduct, type PreviewShop } from './preview-shop.ts'
import { addressOf, breadcrumbs, costOfOne, productData } from './product-data.ts'
import { sharePicture } from './share-picture.ts'

/** A page links to this many variants, itself included: with a thousand, their pages would be a gigabyte. */
const MOST_VARIANTS = 50

const SHOP = '../../'
const SCRIPT = readScript('enter-shop.js')

/** The page of a product for previewers, search engines, and people without scripts. */
export function productPage(shop: PreviewShop, page: PreviewProduct): string {
  const { settings } = shop
  const { product } = page
  const { category, name } = product
  const others = page.variants.filter((variant) => variant !== page).slice(0, MOST_VARIANTS - 1)
  const variants = page.variants.filter((variant) => variant === page || others.includes(variant))
  const route = `#/${category}/${encodeURIComponent(product.itemId)}`
  const picture = sharePicture(settings.address, product.image, product.pictureSizes)
  const label = settings.categories[category]?.label ?? category
  const list = { name: label, url: `${settings.address}${category}/` }
  const tags = previewTags(shop, {
    title: name,
    description: page.description,
    address: addressOf(shop, page),
    product: { name, picture },
  })
  return pageFrame(settings, {
    title: `${name} · ${settings.name}`,
    shop: SHOP,
    script: SCRIPT,
    data: markup` data-depth="2" data-route="${route}"`,
    head: markup`${tags}
${structuredData(productData(shop, page, variants))}
${structuredData(breadcrumbs(shop, [list, { name, url: addressOf(shop, page) }]))}`,
    main: markup`<nav aria-label="${m.pageBreadcrumb}">
<a href="${SHOP}">${m.layoutHome}</a> <a href="${SHOP}${category}/">${label}</a>
</nav>
<div class="product">
${photo(product, SHOP, PAGE_WIDTH)}
<div>
<h1 dir="auto">${name}</h1>
${price(shop, product)}
<p><a class="enter" href="${SHOP}${route}">${m.previewOpen}</a></p>
${facts(shop, page)}
${variants.length > 1 ? variantLinks(shop, page, variants) : undefined}
</div>
</div>
${about(page)}`,
  })
}

function price({ prices, settings }: PreviewShop, product: PreviewProduct['product']): Markup {
  const { price: current, fullPrice } = product
  const availability = availabilityText(product, settings.language, 0)
  if (product.availability === 'request') return markup`<p class="price">${availability}</p>`
  const [way] = settings.delivery
  const delivery = way && priceOfWay(way, costOfOne(way, product, settings), prices.forPeople)
  const regular =
    fullPrice > current
      ? markup` <small>${m.cardRegularPrice} <s>${prices.forPeople(fullPrice)}</s></small>`
      : undefined
  const lines = [product.priorText, availability, delivery].filter((text) => text !== undefined)
  return markup`<p class="price">${prices.forPeople(current)}${regular}</p>${lines.map((text) => markup`\n<p>${text}</p>`)}`
}

function facts({ settings }: PreviewShop, { product, detail }: PreviewProduct): Markup | undefined {
  const rows = detail ? techSpecifications(detail, product, ownFacts(settings.facts)) : []
  if (rows.length === 0) return undefined
  const list = rows.map(({ label, value }) => markup`<dt>${label}</dt><dd dir="auto">${value}</dd>`)
  return markup`<h2>${m.productTechSpecs}</h2>
<dl>${list}</dl>`
}

function variantLinks(
  shop: PreviewShop,
  page: PreviewProduct,
  variants: readonly PreviewProduct[],
): Markup {
  const items = variants.map((variant) => {
    const { folder, product } = variant
    const current = variant === page ? markup` aria-current="page"` : undefined
    const href = `${SHOP}${encodeURI(folder)}/`
    return markup`<li><a dir="auto" href="${href}"${current}>${product.name}</a> ${priceText(shop, product)}</li>
`
  })
  return markup`<h2>${m.previewVariants}</h2>
<ul>
${items}</ul>`
}

function about({ detail }: PreviewProduct): Markup | undefined {
  const blocks = detail ? aboutBlocks(detail) : []
  if (blocks.length === 0) return undefined
  const texts = blocks.map(
    ({ title, text }) => markup`${title && markup`<h3 dir="auto">${title}</h3>`}
${text.map((paragraph) => markup`<p dir="auto">${paragraph}</p>\n`)}`,
  )
  return markup`<h2>${m.productAbout}</h2>
${texts}`
}
