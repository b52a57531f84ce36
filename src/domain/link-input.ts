import * as z from 'zod/mini'
import { GROUPS } from './catalogue-search.ts'
import { CATEGORIES } from './category.ts'
import { COMPARISON_LIMIT } from './comparison.ts'
import { BASIC_COLORS } from '#src/domain/facets/basic-color.ts'
import { KINDS } from './kind.ts'
import { PAGE_SIZES } from './page-size.ts'
import { slugSchema } from './product.ts'
import { QUANTITY_RANGE } from './quantity.ts'
import { SORTS } from './sorting.ts'

const text = z.string('must be a text').check(
  z.minLength(1, 'must not be empty'),
  z.refine((value) => value.isWellFormed(), 'has half a character'),
)

const slug = text.check(
  z.refine((value) => value === value.toLowerCase(), 'must be in lower case, as in an address'),
)

const dollars = z
  .int('must be whole dollars')
  .check(z.gte(0, 'must not be negative'), z.lte(9_999_999_999, 'must have at most ten digits'))

const price = strictObject({ from: z.optional(dollars), to: z.optional(dollars) }).check(
  z.refine(({ from = 0, to = from }) => from <= to, 'must go from low to high'),
)

const query = text.check(
  z.refine((value) => value.trim() !== '', 'must not be empty'),
  z.refine((value) => /^.{0,100}$/su.test(value.trim()), 'must have at most 100 characters'),
)

const searchShape = {
  brand: z.optional(listOf(slug)),
  kind: z.optional(listOf(oneOf(KINDS))),
  color: z.optional(listOf(oneOf(BASIC_COLORS))),
  capacity: z.optional(listOf(slug)),
  ram: z.optional(listOf(slug)),
  screen: z.optional(listOf(slug)),
  year: z.optional(listOf(slug)),
  price: z.optional(price),
  sale: z.optional(z.boolean('must be true or false')),
  group: z.optional(oneOf(GROUPS)),
  sort: z.optional(oneOf(SORTS)),
  perPage: z.optional(oneOf(PAGE_SIZES)),
  page: z.optional(z.int('must be a whole number').check(z.gte(1, 'must be at least 1'))),
}

const quantity = z
  .int('must be a whole number')
  .check(
    z.gte(QUANTITY_RANGE.min, `must be at least ${QUANTITY_RANGE.min}`),
    z.lte(QUANTITY_RANGE.max, `must be at most ${QUANTITY_RANGE.max}`),
  )

/** The parameters of a list. */
export const listSearchInput = strictObject({ q: z.optional(query), ...searchShape })

/**
 * What developers may pass to the functions of `links.ts`, by function. Unlike the schemas of addresses, which drop what
 * is invalid, these reject it, with a message for the developer.
 */
export const LINK_INPUTS = {
  list: z.object({
    category: oneOf(CATEGORIES),
    search: listSearchInput,
  }),
  product: z.object({
    category: oneOf(CATEGORIES),
    id: z.pipe(text, slugSchema),
  }),
  search: z.object({ query: z.optional(query), search: strictObject(searchShape) }),
  compare: z.object({
    ids: listOf(text).check(z.maxLength(COMPARISON_LIMIT, `must be at most ${COMPARISON_LIMIT}`)),
    options: z.object({ diff: z._default(z.boolean('must be true or false'), false) }),
  }),
  cart: z.object({
    lists: strictObject({
      cart: z._default(listOf(strictObject({ id: text, quantity: z._default(quantity, 1) })), []),
      favourites: z._default(listOf(text), []),
    }),
  }),
  shop: z.object({
    shop: z.optional(
      z.url({ protocol: /^https?$/, error: 'must be a whole address, as https://shop.example/' }),
    ),
  }),
}

/** @throws {TypeError} that names what is wrong */
export function checkedInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new TypeError(faults.join('; '))
}

function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return z.literal(values, `must be one of ${values.join(', ')}`)
}

function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item, 'must be a list')
}

function strictObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `does not have ${issue.keys.join(', ')}`
        : 'must be an object',
  })
}
