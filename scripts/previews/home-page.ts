import { parse, serialize } from 'parse5'
import { attributeOf, createElement, insertAfter, theOne } from '../html.ts'
import { homePicture } from './home-picture.ts'
import { listLinks } from './page-frame.ts'
import type { PreviewShop } from './preview-shop.ts'
import { markup } from './markup.ts'
import { scriptJson } from './structured-data.ts'

/**
 * Adds to the shop's own page what previewers and search engines read, and for people without scripts links to the
 * pages of the lists.
 */
export function homePage(html: string, settings: PreviewShop['settings']): string {
  const { address, name } = settings
  const page = parse(html)
  const property = (wanted: string) =>
    theOne(page, wanted, (each) => attributeOf(each, 'property') === wanted)
  const picture = property('og:image')
  for (const attribute of picture.attrs) {
    if (attribute.name === 'content') attribute.value = homePicture(settings)?.url ?? ''
  }
  insertAfter(picture, [
    createElement('meta', { property: 'og:url', content: address }),
    createElement('link', { rel: 'canonical', href: address }),
    createElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ])
  const fallback = theOne(page, '<noscript>', ({ tagName }) => tagName === 'noscript')
  const links = markup`<p>Its lists, without scripts: ${listLinks(settings, './')}</p>`
  // With scripts, all that is inside is one text.
  for (const node of fallback.childNodes) if ('value' in node) node.value += links.html
  const data = {
    '@graph': [
      {
        '@type': 'WebSite',
        name,
        url: address,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${address}#/search?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      { '@type': 'Organization', name, url: address },
    ],
  }
  // At the end: nothing that is painted waits for it.
  insertAfter(fallback, [
    createElement('script', { type: 'application/ld+json' }, scriptJson(data)),
  ])
  return serialize(page)
}
