import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { detail, product } from './products.ts'

/** A text that would leave a mark on the window, were it ever taken for more than text. */
export const MARKUP = `"'><img src=x onerror="window.harmed = true"><script>window.harmed = true</script>\${harmed}{{harmed}}`

/** Ids that are names of JavaScript's own, addresses, markup, or much too long: odd, and yet ids. */
export const ODD_IDS = [
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'],
  ...['../..', '/etc/passwd', 'a/b?c=d#e', '...', '%', '%00', '%2e%2e', 'a b', '\u202e'],
  ...['javascript:harmed', '<script>', MARKUP, 'x'.repeat(10_000), '-'.repeat(10_000)],
] as const

/** Ids that no address can hold. */
export const IMPOSSIBLE_IDS = ['', '.', '..', '\ud800', 'a\udfffb', 'a\u0000b'] as const

/** Addresses that are none of a picture on the web. */
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

/** A product with this id, all of whose texts are markup. */
export function hostileProduct(id: string): Product {
  return product({
    id,
    itemId: id,
    name: `${MARKUP} ${id}`,
    image: MARKUP,
    screen: MARKUP,
    capacity: MARKUP,
    ram: MARKUP,
  })
}

/** Its details. */
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
