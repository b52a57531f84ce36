import { expect, it, vi } from 'vitest'
import { keyOfShop } from '#src/state/storage-keys.ts'
import { openTab, ownBrowser, standInForWindow } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const { storage } = ownBrowser()

it.each([
  ['https://shop.example', '', 'cartProducts'],
  ['https://shop.example/index.html?utm=1#/cart', '', 'cartProducts'],
  ['https://shop.example/fr/#/cart', '../', 'cartProducts'],
  ['https://me.example/shop-a/', '', 'shop-a/cartProducts'],
  ['https://me.example/shop-a/index.html#/phones?q=/x/', '', 'shop-a/cartProducts'],
  ['https://me.example/shop-a/fr/', '../', 'shop-a/cartProducts'],
  ['https://me.example/shops/b%C3%BCro/de-ch/', '../', 'shops/b%C3%BCro/cartProducts'],
])('the shop at %s with the way %s to its root has its cart under %s', (href, way, key) => {
  standInForWindow(storage, href)
  expect(keyOfShop('cartProducts', way)).toBe(key)
})

it('two shops in folders of one host, and one at its root, have three carts', async () => {
  const carts = []
  for (const folder of ['', 'shop-a/', 'shop-b/']) {
    standInForWindow(storage, `https://me.example/${folder}#/cart`)
    const tab = await openTab()
    carts.push(tab.cart())
    tab.add(product({ id: `phone of ${folder}` }))
  }
  expect(carts).toStrictEqual(['', '', ''])
  standInForWindow(storage, 'https://me.example/shop-a/#/cart')
  const tab = await openTab()
  tab.clear()
  expect(tab.firstLook).toStrictEqual([1, 'phone of shop-a/*1', []])
  expect(storage.json('cartProducts')).toMatchObject([{ id: 'phone of ' }])
  expect(storage.json('shop-a/cartProducts')).toStrictEqual([])
  expect(storage.json('shop-b/cartProducts')).toMatchObject([{ id: 'phone of shop-b/' }])
})

it('what a folder’s shop cannot read stays under a key of that folder', async () => {
  storage.texts.set('shop-a/cartProducts', '[null')
  standInForWindow(storage, 'https://me.example/shop-a/')
  await openTab()
  expect([...storage.texts.keys()]).toStrictEqual([
    'shop-a/cartProducts',
    'shop-a/cartProducts.rejected',
  ])
  vi.unstubAllGlobals()
})
