import { XMLParser } from 'fast-xml-parser'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import {
  HOSTILE_PICTURES,
  hostileDetail,
  hostileProduct,
  MARKUP,
  ODD_IDS,
} from '#tests/support/hostile.ts'
import { ADDRESS, readPage } from '#tests/support/preview-shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readPreviewShop } from '#tools/site/previews/preview-shop.ts'
import { previewFiles } from '#tools/site/previews/preview-files.ts'
import { inFolder, writeFiles } from '#tools/site/write-files.ts'

/** Names of folders that other folders could be on some disk, or that some disk cannot have. */
const SLUGS = [
  ...['Acme-One', 'acme-one', 'ACME-ONE', 'caf\u00e9', 'cafe\u0301', 'straße', 'con', 'NUL.phone'],
  ...[
    "it's&more;",
    'a=b+c@d,e!(f)$[g]',
    'index.html',
    '👩‍👩‍👧',
    'טלפון',
    '\u200f\u202eabc',
    'ab '.repeat(30),
  ],
]

const NAMES = [
  ...[MARKUP, '</script><script>harmed()</script>', '</title></head><body onload=harmed()>'],
  ...['<!--', '--><b>', ']]>', '\u202eevil\u2066', '\ud800', '\u0000\u0007\r\n\u2028', ' '],
  ...['🎉'.repeat(500), 'x'.repeat(100_000), '"><meta http-equiv="refresh" content="0">'],
  ...['{{harmed}}${harmed}%3Cb%3E&lt;b&gt;', `it's "quoted" & 'more' <b>`, 'a\u2028b\u2029c'],
  ...['<!--<script>', 'طقم سماعات \u202e left', '\u0007\u001b[31m', '&lt;&amp;&#39;'],
]

const siteMapSchema = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string() })) }),
})

it('writes a page of its own for each product, which says what it is, and nothing outside the build', async () => {
  const slugs = [...SLUGS, ...ODD_IDS, ...NAMES.map((_, index) => `name-${index}`)]
  const products = slugs.map((slug, index) => ({
    ...hostileProduct(slug),
    id: String(index),
    name: NAMES[index % NAMES.length] ?? '',
    namespaceId: index % 3 === 0 ? MARKUP : `lone-${index}`,
    brand: NAMES[index % NAMES.length] ?? '',
    image: HOSTILE_PICTURES[index % HOSTILE_PICTURES.length] ?? '',
  }))
  const details = products.map(({ itemId, name, namespaceId }) => ({
    ...hostileDetail(itemId),
    ...{ name, namespaceId, camera: name, description: [{ title: name, text: [name] }] },
  }))
  const files = {
    'shop/api/products.json': JSON.stringify(products),
    'shop/api/phones.json': JSON.stringify(details),
    'build/index.html': '',
  }
  const folder = temporaryFolder(files)
  const settings = { ...shopSettings(), address: ADDRESS, name: MARKUP, description: MARKUP }
  const shop = await readPreviewShop(`${folder}/shop`, settings)
  const build = `${folder}/build`
  writeFiles(inFolder(build, previewFiles(shop)))

  const pages = globSync('p/*/index.html', { cwd: build })
  const sameOnSomeDisk = new Set(pages.map((path) => path.normalize('NFC').toLowerCase()))
  expect(sameOnSomeDisk.size).toBe(pages.length)
  expect(pages).toHaveLength(shop.products.length)
  expect(globSync('**/*', { cwd: folder }).filter((path) => !/^(shop|build)/.test(path))).toEqual(
    [],
  )

  const xml = readFileSync(`${build}/sitemap.xml`, 'utf8')
  const { urlset } = siteMapSchema.parse(new XMLParser().parse(xml))
  const listed = urlset.url.map(({ loc }) => loc).filter((loc) => loc.includes('/p/'))
  expect(listed.map((loc) => decodeURI(loc).replace(ADDRESS, '') + 'index.html').sort()).toEqual(
    pages.toSorted(),
  )

  for (const { folder: path, product } of shop.products) {
    const page = readPage(readFileSync(`${build}/${path}/index.html`, 'utf8'))
    const shown = product.name.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed()
    expect(page.texts('h1')).toEqual([shown])
    expect(page.texts('title')).toEqual([`${shown} · ${MARKUP}`])
    // A blank description is not on the page.
    expect(page.texts('h3')).toEqual(shown.trim() === '' ? [] : [shown])
    expect(page.metas['og:site_name']).toBe(MARKUP)
    expect(page.scripts).toHaveLength(1)
    expect(page.canonical).toEqual([`${ADDRESS}${encodeURI(path)}/`])
    expect(new URL(page.canonical[0] ?? '').pathname.split('/')).toHaveLength(5)
    expect(page.data).toMatchObject([
      { brand: { name: product.name } },
      { '@type': 'BreadcrumbList' },
    ])
    expect(JSON.stringify(page.data)).not.toMatch(/"(?:javascript|data|vbscript|file|blob):/i)
    const kinds = new Set(page.elements.map(({ tagName }) => tagName))
    expect([...kinds].filter((kind) => ['iframe', 'base', 'b'].includes(kind))).toEqual([])
    expect(page.all('meta').map(({ attrs }) => attrs[0]?.value)).not.toContain('refresh')
    expect(
      page.elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on'))),
    ).toEqual([])
  }
  const list = readPage(readFileSync(`${build}/phones/index.html`, 'utf8'))
  expect(list.scripts).toHaveLength(1)
  expect(list.texts('li')).toHaveLength(shop.products.length)
})
