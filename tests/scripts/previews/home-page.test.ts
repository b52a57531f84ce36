import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { readLink } from '#src/links.ts'
import { ADDRESS, previewShop, readPage } from '#tests/support/preview-shop.ts'
import { homePage } from '../../../scripts/previews/home-page.ts'

const html = readFileSync('index.html', 'utf8')
const { settings } = previewShop([])

it('gives the shop’s page an address, an absolute picture, and links for people without scripts', () => {
  const read = readPage(homePage(html, settings))
  expect(read.canonical).toEqual([ADDRESS])
  expect(read.metas).toMatchObject({
    'og:url': ADDRESS,
    'og:image': `${ADDRESS}img/icons/share.jpg`,
    'twitter:card': 'summary_large_image',
  })
  expect(read.texts('noscript').join()).toContain('This shop needs JavaScript')
  expect(read.hrefs).toEqual(['./phones/', './tablets/', './accessories/'])
})

it('names the shop to search engines, with a search that the shop can do', () => {
  const [data] = readPage(homePage(html, { ...settings, name: '</script>' })).data
  const { '@graph': graph } = z
    .object({
      '@graph': z.tuple([
        z.object({
          '@type': z.literal('WebSite'),
          name: z.literal('</script>'),
          url: z.literal(ADDRESS),
          potentialAction: z.object({ target: z.string() }),
        }),
        z.object({ '@type': z.literal('Organization'), name: z.literal('</script>') }),
      ]),
    })
    .parse(data)
  const { target } = graph[0].potentialAction
  expect(readLink(target.replace('{search_term_string}', 'blue%20phone'))).toMatchObject({
    page: 'search',
    query: 'blue phone',
  })
})
