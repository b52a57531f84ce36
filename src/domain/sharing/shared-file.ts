import * as z from 'zod/mini'
import { quantitySchema } from '#src/domain/cart/cart.ts'
import { MOST_LINES } from './list-text.ts'
import { productIdSchema } from '#src/domain/product/product.ts'
import { SharedListError } from './shared-list-error.ts'
import type { SharedLists } from './shared-lists.ts'

const MOST_BYTES = 1_000_000

const VERSION = 1

const versionSchema = z.object({ version: z.number() })

export const sharedFileSchema = z.object({
  version: z.literal(VERSION),
  cart: z.optional(z.array(z.object({ id: productIdSchema, quantity: quantitySchema }))),
  favourites: z.optional(z.array(productIdSchema)),
})

/**
 * An empty list is left out.
 *
 * @throws {SharedListError} if the lists are too large to be opened again
 */
export function sharedFileText({ cart, favourites }: SharedLists): string {
  if (Math.max(cart.length, favourites.length) > MOST_LINES) {
    throw new SharedListError('too-large', 'list')
  }
  const content = {
    version: VERSION,
    ...(cart.length > 0 && { cart }),
    ...(favourites.length > 0 && { favourites }),
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** @throws {SharedListError} if it is no such file, empty, damaged, too large or of a later version */
export async function readSharedFile(file: Blob): Promise<SharedLists> {
  if (file.size > MOST_BYTES) throw new SharedListError('too-large', 'file')
  const content = parseJson(await file.text())
  const { version } = versionSchema.safeParse(content).data ?? {}
  if (version === undefined || version < VERSION) {
    throw new SharedListError('not-a-list', 'file')
  }
  if (version > VERSION) throw new SharedListError('unknown-version', 'file')
  const { data, error } = sharedFileSchema.safeParse(content)
  if (!data) {
    const field = error.issues[0]?.path.join('.') ?? ''
    throw new SharedListError('damaged', 'file', { cause: error, field })
  }
  const { cart = [], favourites = [] } = data
  const lists = {
    cart: [...new Map(cart.map((line) => [line.id, line])).values()],
    favourites: [...new Set(favourites)],
  }
  const sizes = [lists.cart.length, lists.favourites.length]
  if (Math.max(...sizes) === 0) throw new SharedListError('empty', 'file')
  if (Math.max(...sizes) > MOST_LINES) throw new SharedListError('too-large', 'file')
  return lists
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SharedListError('not-a-list', 'file', { cause })
  }
}
