import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { detail, product } from './products.ts'

/** A text that sets a property of the window if it is ever run as markup or code. */
export const MARKUP = `"'><img src=x onerror="window.harmed = true"><script>window.harmed = true</script>\${harmed}{{harmed}}`

/** Odd but valid ids: names of Object's members, addresses, markup, and a very long one. */
export const ODD_IDS = [
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'],
  ...['../..', '/etc/passwd', 'a/b?c=d#e', '...', '%', '%00', '%2e%2e', 'a b', '\u202e'],
  ...['javascript:harmed', '<script>', MARKUP, 'x'.repeat(10_000), '-'.repeat(10_000)],
] as const

/** Ids that cannot be part of an address. */
export const IMPOSSIBLE_IDS = ['', '.', '..', '\ud800', 'a\udfffb', 'a\u0000b'] as const

/** Addresses that are not those of a picture on the web. */
export const HOSTILE_PICTURES = [
  ...['javascript:window.harmed=true', ' JavaScript:harmed', 'java\nscript:harmed', 'vbscript:x'],
  ...['data:text/html,<script>harmed</script>', 'data:image/svg+xml,<svg onload="harmed"/>'],
  ...[
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'about:blank',
    'http://shop.example/a.png',
    'http://[',
    '\ud800.png',
  ],
] as const

/** A product with this id and with markup in all its texts. */
export function hostileProduct(id: string): Product {
  return product({
    itemId: id,
    name: `${MARKUP} ${id}`,
    image: MARKUP,
    screen: MARKUP,
    capacity: MARKUP,
    ram: MARKUP,
  })
}

/** The details of `hostileProduct(id)`. */
export function hostileDetail(id: string): ProductDetail {
  return detail({
    id,
    namespaceId: id,
    name: `${MARKUP} ${id}`,
    images: [MARKUP, ...HOSTILE_PICTURES],
    color: MARKUP,
    colorsAvailable: [MARKUP, 'url(javascript:harmed)', '__proto__', 'constructor', 'red;x:y'],
    capacity: MARKUP,
    capacityAvailable: [MARKUP, '__proto__'],
    screen: MARKUP,
    resolution: MARKUP,
    processor: MARKUP,
    ram: MARKUP,
    camera: MARKUP,
    zoom: MARKUP,
    cell: [MARKUP],
    description: [{ title: MARKUP, text: [MARKUP] }],
  })
}
