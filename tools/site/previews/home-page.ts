import { parse, serialize } from 'parse5'
import { createElement, detach, insertAfter, setAttribute, theOne } from '#tools/site/html.ts'
import * as m from '#src/messages/messages.gen.ts'
import { alternates, rootAddress } from '#tools/site/languages/shop-json.ts'
import { markup, scriptJson } from './markup.ts'
import { listLinks } from './page-frame.ts'
import type { PreviewShop } from './preview-shop.ts'
import { returnsOf } from './product-data.ts'
import type { SharePicture } from './share-picture.ts'

/**
 * Adds to the shop's own page what previewers and search engines read, and links to the lists and the owner's own pages
 * for people without scripts.
 */
export function homePage(html: string, shop: PreviewShop): string {
  const { settings, picture } = shop
  const { address, name, logo } = settings
  const page = parse(withPicture(html, picture))
  const description = theOne(page, 'meta', { property: 'og:description' })
  insertAfter(description, [
    createElement('meta', { property: 'og:url', content: address }),
    createElement('link', { rel: 'canonical', href: address }),
    ...alternates(settings, address).map((each) =>
      createElement('link', { rel: 'alternate', ...each }),
    ),
    createElement('meta', {
      name: 'twitter:card',
      content: picture ? 'summary_large_image' : 'summary',
    }),
  ])
  const fallback = theOne(page, 'noscript')
  const own = settings.pages.map(
    ({ name, title }) => markup`<a href="./info/${name}/">${title}</a> `,
  )
  const links = markup`<p>${m.previewLists} ${[...listLinks(settings, './'), ...own]}</p>`
  // Parsed with scripting on, the content of `noscript` is a single text.
  for (const node of fallback.childNodes) if ('value' in node) node.value += links.html
  const data = {
    '@graph': [
      {
        '@type': 'WebSite',
        name,
        url: address,
      },
      {
        '@type': 'Organization',
        ...{ name, url: address },
        ...(logo && { logo: new URL(logo, rootAddress(settings)).href }),
        ...returnsOf(shop),
      },
    ],
  }
  // At the end: nothing that is painted waits for it.
  insertAfter(fallback, [
    createElement('script', { type: 'application/ld+json' }, scriptJson(data)),
  ])
  return serialize(page)
}

export function withPicture(html: string, picture: SharePicture | undefined): string {
  const page = parse(html)
  const properties = {
    'og:image': picture?.url,
    'og:image:width': picture?.width,
    'og:image:height': picture?.height,
  }
  for (const [property, value] of Object.entries(properties)) {
    const meta = theOne(page, 'meta', { property })
    if (value === undefined) detach(meta)
    else setAttribute(meta, 'content', String(value))
  }
  return serialize(page)
}
