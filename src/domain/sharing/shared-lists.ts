import type { CartLine } from '#src/domain/cart/cart.ts'
import { soldNow } from '#src/domain/cart/line-options.ts'
import type { Product } from '#src/domain/product/product.ts'
import { listText, MOST_LINES, parseListText, type ListLine } from './list-text.ts'
import { deflateText, inflateText } from './deflated-text.ts'
import { QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { SharedListError } from './shared-list-error.ts'
import type { SharedSearch } from '#src/domain/address/shared-search.ts'

/** What a link holds of a visitor's lists: ids of products, without duplicates. */
export interface SharedLists {
  readonly cart: readonly ListLine[]
  readonly favourites: readonly string[]
}

/** The most characters of a list in an address. Every browser opens addresses of this length. */
const MOST_TEXT = 32_000

/** Longer lists are packed. About eight products: a link of fewer can be read and written by hand. */
export const MOST_PLAIN = 300

/** Before a packed list: base64url of its text, sorted, in raw deflate. */
const PACKED = 'a.'

/**
 * An empty list is left out.
 *
 * @throws {SharedListError} if the lists are too large for an address
 */
export async function writeSharedLists({ cart, favourites }: SharedLists): Promise<SharedSearch> {
  const lines = favourites.map((id) => ({ id, quantity: QUANTITY_RANGE.min }))
  return {
    cart: await writeList(cart),
    favourites: await writeList(lines),
  }
}

/**
 * The lists of an address.
 *
 * @throws {SharedListError} if they are empty or damaged
 */
export async function readSharedLists({ cart, favourites }: SharedSearch): Promise<SharedLists> {
  const lists = {
    cart: await readList(cart),
    favourites: (await readList(favourites)).map(({ id }) => id),
  }
  if (lists.cart.length + lists.favourites.length === 0) throw new SharedListError('empty')
  return lists
}

/** Shared lists with the products of today's catalogue. */
export function sharedPreview({ cart, favourites }: SharedLists, catalogue: readonly Product[]) {
  const now = soldNow(catalogue)
  const ids = [...cart.map(({ id }) => id), ...favourites]
  return {
    cart: cart.flatMap(({ id, quantity }): CartLine[] => {
      const product = now(id)
      return product ? [{ product, quantity }] : []
    }),
    favourites: favourites.flatMap((id) => now(id) ?? []),
    /** The ids of products that the catalogue does not have, each once. */
    gone: [...new Set(ids)].filter((id) => !now(id)),
  }
}

async function writeList(repeated: readonly ListLine[]): Promise<string | undefined> {
  if (repeated.length === 0) return undefined
  const lines = [...new Map(repeated.map((line) => [line.id, line])).values()]
  const plain = listText(lines)
  const text = plain.length <= MOST_PLAIN ? plain : PACKED + (await deflateText(plain))
  if (lines.length > MOST_LINES || text.length > MOST_TEXT) {
    throw new SharedListError('too-large')
  }
  return text
}

async function readList(text = ''): Promise<ListLine[]> {
  if (text.length > MOST_TEXT) throw new SharedListError('damaged')
  if (!text.startsWith(PACKED)) return parseListText(text)
  const plain = await inflateText(text.slice(PACKED.length))
  const lines = parseListText(plain)
  // Raw deflate has no checksum: a string that the shop would not write for any list shows the damage.
  if (listText(lines) !== plain) throw new SharedListError('damaged')
  return lines
}
