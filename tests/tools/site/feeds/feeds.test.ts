import { marked } from 'marked'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { importCommand } from '#tools/owner/commands/import.ts'
import { feedProblems } from '#tools/owner/check/check-feeds.ts'
import { FEEDS, leftOut } from '#tools/site/feeds/fields.ts'
import { feedFiles } from '#tools/site/feeds/feed-files.ts'
import { llmsText } from '#tools/site/feeds/llms.ts'
import { shopPages } from '#tools/site/pages/shop-pages.ts'
import { previewFiles } from '#tools/site/previews/preview-files.ts'
import {
  createPreviewShop,
  readPreviewShop,
  type PreviewShop,
} from '#tools/site/previews/preview-shop.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { faultsOf, readItems } from '#tests/support/feeds.ts'
import { MARKUP } from '#tests/support/hostile.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { ADDRESS, previewShop, readPage } from '#tests/support/preview-shop.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { structuredFaults } from '#tests/support/structured-data.ts'

afterEach(() => vi.unstubAllEnvs())

/** The feeds of a shop, read as their receivers read them. */
function feedsOf(shop: PreviewShop) {
  return Array.from(feedFiles(shop), ([path, text]) => {
    const feed = path.replace(/^feeds\/(\w+)\.\w+$/, '$1')
    return { path, feed, items: readItems(feed, text) }
  })
}

function faultsIn(shop: PreviewShop) {
  return feedsOf(shop).flatMap(({ feed, items }) => faultsOf(feed, items))
}

const countsOf = (shop: PreviewShop) => feedsOf(shop).map(({ items }) => items.length)

/** A shop of a folder as the build reads it. */
async function shopIn(folder: string, language = ''): Promise<PreviewShop> {
  vi.stubEnv('SHOP_FOLDER', folder)
  vi.stubEnv('SHOP_LANGUAGE', language)
  vi.stubEnv('SHOP_ADDRESS', ADDRESS)
  return readPreviewShop(folder, {
    ...shopSettings(),
    address: ADDRESS + (language && `${language}/`),
  })
}

/** The same shop with what its owner could still write. */
function filled(shop: PreviewShop, image: string): PreviewShop {
  const feeds = { ...shop.settings.feeds, availability: 'in' as const, brand: 'Linde' }
  const details = new Map(shop.products.map(({ product, detail }) => [product.id, detail]))
  return createPreviewShop(
    { ...shop.settings, feeds, returns: 30 },
    shop.products.map((page) => ({ ...page.product, image })),
    ({ id }) => details.get(id),
  )
}

async function bicycles(): Promise<string> {
  const folder = temporaryFolder({ 'img/bike.jpg': '' })
  cpSync('tests/shops/bicycles', folder, { recursive: true })
  const list = join(folder, 'list.csv')
  const map = join(folder, 'map.json')
  await runCommand(importCommand, [list], { to: folder, map, write: true })
  return folder
}

describe('feeds keep the rules of their specifications, and the twins of pages say the same', () => {
  const shops: readonly (readonly [string, () => Promise<PreviewShop>, readonly number[]])[] = [
    ['the demo', () => shopIn('public'), [219, 219, 219]],
    ['bicycles without pictures', async () => shopIn(await bicycles()), [0, 0, 0]],
    ['bicycles', async () => filled(await shopIn(await bicycles()), 'img/bike.jpg'), [60, 61, 61]],
    ['tea', () => shopIn('tests/shops/languages'), [0, 0, 0]],
    ...['', 'fr', 'ar'].map(
      (code) =>
        [
          `tea in ${code || 'de'}`,
          async () => filled(await shopIn('tests/shops/languages', code), 'img/tea.jpg'),
          [12, 12, 12],
        ] as const,
    ),
  ]

  it.each(shops)('%s', async (_, shopOf, counts) => {
    const shop = await shopOf()
    expect(countsOf(shop)).toEqual(counts)
    expect(faultsIn(shop)).toEqual([])
    expectTwins(shop, process.env.SHOP_FOLDER)
  })
})

const NAMES = [
  ...[
    MARKUP,
    '<!--',
    ']]>',
    '\ud800',
    'a\u0000\u0007\r\n\u2028b',
    '🎉'.repeat(500),
    'x'.repeat(6000),
  ],
  ...[
    'a, "b"',
    '*a* _b_ [c](d) `e` ~f~ | g',
    '# a',
    '- a',
    '1. a',
    '+ a',
    '> a',
    '&amp; &lt;',
    "it's",
  ],
]

it('feeds and twins hold whatever a name and a description say', () => {
  const products = NAMES.map((name, index) =>
    product({
      id: `${index}`,
      itemId: `n${index}`,
      name,
      brand: name,
      image: 'img/a.jpg',
      sku: name,
    }),
  )
  const details = NAMES.map((text, index) =>
    detail({ id: `n${index}`, description: [{ title: text, text: [text] }] }),
  )
  const shop = previewShop(products, details)
  expect(faultsIn(shop)).toEqual([])
  expect(countsOf(shop)).toEqual(FEEDS.map(() => NAMES.length))
  expectTwins(shop)
})

it.each([
  [{ price: 0, fullPrice: 0 }, 'price', [0, 0, 0]],
  [{ price: 0, fullPrice: 0, availability: 'request' }, 'price', [0, 0, 0]],
  [{ image: '' }, 'picture', [0, 0, 0]],
  [{ image: 'img/drawing.svg' }, 'picture', [0, 0, 0]],
  [{ brand: undefined }, 'brand', [1, 0, 0]],
  [{ brand: undefined, gtin: '4006381333931' }, 'brand', [1, 1, 0]],
  [{ brand: undefined, gtin: '4006381333930', mpn: 'M1' }, 'brand', [1, 1, 0]],
  [{ availability: undefined }, 'availability', [0, 0, 1]],
  [{ availability: 'order' }, 'date', [0, 1, 1]],
  [{ id: 'x'.repeat(51) }, 'id', [0, 1, 1]],
  [{ availability: 'order', availableFrom: '2026-12-03' }, undefined, [1, 1, 1]],
  [{ price: 80, fullPrice: 100, saleUntil: '2099-01-31' }, undefined, [1, 1, 1]],
] as const)('of %j, it says that the %s is missing, once', (overrides, lack, counts) => {
  const { feeds } = shopSettings()
  const shop = previewShop(
    [product({ image: 'img/a.jpg', brand: 'Acme', availability: 'in', ...overrides })],
    [],
    { feeds: { ...feeds, availability: undefined } },
  )
  expect(countsOf(shop)).toEqual(counts)
  expect(faultsIn(shop)).toEqual([])
  const left = FEEDS.filter((_, index) => counts[index] === 0)
  const said = [...leftOut(shop, FEEDS)].map(([reason, all]) => [
    reason,
    all.map(({ feed }) => feed),
  ])
  expect(said).toEqual(lack === undefined ? [] : [[lack, left]])
})

it('says once what to do about products that feeds leave out', () => {
  const { feeds } = shopSettings()
  const shop = previewShop(phones(3), [], { feeds: { ...feeds, availability: undefined } })
  expect(Array.from(feedProblems(shop), ({ read, message, fix }) => [read, message, fix])).toEqual([
    [
      '"phone-01" and 2 more',
      'does not say whether it is in stock, so feeds/google.xml and feeds/meta.csv leave out 3 products',
      'write it into your list, or "feeds": { "availability": "in" } if all that you list is',
    ],
    [
      '"phone-01" and 2 more',
      'has no brand, so feeds/meta.csv and feeds/openai.jsonl leave out 3 products',
      'write it into your list, or "feeds": { "brand": "…" } if all of them have the same',
    ],
  ])
})

it('each feed, llms.txt and the twins have a switch', () => {
  const { feeds } = shopSettings()
  const off = { google: false, meta: false, openai: false, llms: false, markdown: false }
  const pathsOf = (switches: object) =>
    Array.from(
      previewFiles(previewShop([product()], [], { feeds: { ...feeds, ...switches } })),
      ([path]) => path,
    )
  expect(pathsOf(off).filter((path) => !/(?:index\.html|sitemap\.xml)$/.test(path))).toEqual([])
  for (const name of ['google', 'meta', 'openai', 'llms']) {
    expect(pathsOf({ [name]: false }).filter((path) => path.includes(name))).toEqual([])
    expect(pathsOf({}).filter((path) => path.includes(name))).toHaveLength(1)
  }
})

it('llms.txt is a page with a title and links, after which every list, page and feed is found', () => {
  const text = llmsText(previewShop(phones(2)))
  expect(text).toMatch(/^# Gadgetry\n\n> \S/)
  const links = Array.from(text.matchAll(/^- \[[^\]]+\]\((\S+)\)/gm), ([, link = '']) => link)
  expect(links).toEqual(
    expect.arrayContaining([
      `${ADDRESS}phones/index.html.md`,
      `${ADDRESS}info/delivery/index.html.md`,
      `${ADDRESS}feeds/openai.jsonl`,
    ]),
  )
})

/** Every page has the same words as its twin, and its structured data keep the vocabulary. */
function expectTwins(shop: PreviewShop, folder = ''): void {
  const own = folder === '' ? [] : shopPages(shop.settings, folder)
  const files = new Map(previewFiles(shop, own))
  const pages = [...files].filter(([path]) => path.endsWith('index.html'))
  expect(pages.length).toBeGreaterThan(shop.products.length)
  for (const [path, html] of pages) {
    const page = readPage(html)
    const twin = marked.parse(files.get(`${path}.md`) ?? '', { async: false })
    expect(wordsOf(twin)).toBe(
      page
        .texts('main')
        .join('')
        .replace(/[\s:\0]+/g, ''),
    )
    expect(structuredFaults(page.data)).toEqual([])
  }
}

/** The words of a page. Markdown breaks lines elsewhere, and has a colon between a fact and its value. */
function wordsOf(html: string): string {
  return readPage(html)
    .texts('body')
    .join('')
    .replace(/[\s:\0]+/g, '')
}
