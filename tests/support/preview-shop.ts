import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { attributeOf, elementsIn, textOf } from '#tools/site/html.ts'
import { createPreviewShop, type PreviewShop } from '#tools/site/previews/preview-shop.ts'

export const ADDRESS = 'https://shop.example/gadgets/'

/** A shop for preview pages. */
export function previewShop(
  products: readonly Product[],
  details: readonly ProductDetail[] = [],
  settings: Partial<PreviewShop['settings']> = {},
): PreviewShop {
  return createPreviewShop(
    { ...shopSettings(), address: ADDRESS, ...settings },
    products,
    (product) => details.find(({ id }) => id === product.itemId),
  )
}

/** A page as a previewer reads it: without running scripts. */
export function readPage(html: string) {
  const document = parse(html, { scriptingEnabled: false })
  const elements = [...elementsIn(document)]
  const all = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  return {
    elements,
    all,
    texts: (tagName: string) => all(tagName).map(wholeText),
    hrefs: all('a').map((link) => attributeOf(link, 'href')),
    metas: Object.fromEntries(
      all('meta').map((meta): [string, string | undefined] => {
        const names = ['property', 'name', 'http-equiv'].map((name) => attributeOf(meta, name))
        return [names.find(Boolean) ?? '', attributeOf(meta, 'content')]
      }),
    ),
    canonical: all('link')
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href')),
    data: all('script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map((script): unknown => JSON.parse(textOf(script))),
    scripts: all('script')
      .filter((script) => attributeOf(script, 'type') === undefined)
      .map(textOf),
    styles: all('style').map(textOf),
  }
}

/** The text in an element and in all that it holds. */
function wholeText(node: Tree.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(wholeText).join('') : ''
}
