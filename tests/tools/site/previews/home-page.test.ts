import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { ADDRESS, previewShop, readPage } from '#tests/support/preview-shop.ts'
import { homePage, withPicture } from '#tools/site/previews/home-page.ts'
import { shopPicture } from '#tools/site/previews/share-picture.ts'

const html = readFileSync('index.html', 'utf8')

it('gives the shop’s page an address, an absolute picture, and links for people without scripts', async () => {
  const picture = await shopPicture('public', { ...shopSettings(), address: ADDRESS })
  const read = readPage(homePage(html, { ...previewShop([]), picture }))
  expect(read.canonical).toEqual([ADDRESS])
  expect(read.metas).toMatchObject({
    'og:url': ADDRESS,
    'og:image': `${ADDRESS}img/icons/share.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
  expect(read.texts('noscript').join()).toContain('Its lists, without scripts')
  const pages = shopSettings().pages.map(({ name }) => `./info/${name}/`)
  expect(read.hrefs).toEqual(['./phones/', './tablets/', './accessories/', ...pages])
})

it('has no picture of ours in another shop: its own, else that of a product, else none', async () => {
  const settings = { address: ADDRESS, sharePicture: 'https://cdn.example/shop.png' }
  expect(await shopPicture('tests', settings)).toEqual({ url: settings.sharePicture })
  expect(await shopPicture('tests', { address: ADDRESS })).toBeUndefined()
  const { metas } = readPage(withPicture(html, undefined))
  expect(Object.keys(metas).filter((name) => name.startsWith('og:image'))).toEqual([])
})

it('names the shop to search engines', () => {
  const [data] = readPage(homePage(html, previewShop([], [], { name: '</script>' }))).data
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'WebSite', name: '</script>', url: ADDRESS },
      { '@type': 'Organization', name: '</script>' },
    ],
  })
})
