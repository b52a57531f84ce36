import * as z from 'zod/mini'

/** JSON Schema for what zod checks by a function. */
interface Keywords {
  readonly pattern?: string
  readonly enum?: string[]
}

export function about(description: string, keywords: Keywords = {}) {
  return z.meta({ description, ...keywords })
}

export function optional<Schema extends z.core.SomeType>(
  schema: Schema,
  description: string,
  keywords?: Keywords,
) {
  return z.optional(schema).check(about(description, keywords))
}

/** A setting with the value that it has if it is left out, which its description then names. */
export function preset<Schema extends z.core.SomeType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
  description: string,
  keywords?: Keywords,
) {
  const leftOut = typeof value === 'object' ? 'none' : String(value)
  const end = /[.!]$/.test(leftOut) ? '' : '.'
  const said = leftOut === '' ? description : `${description} Left out: ${leftOut}${end}`
  return z._default(schema, value).check(about(said, keywords))
}

/** What follows `https://` in the JSON Schema: a host, its port, and the rest. */
export const HOST_AND_PATH = String.raw`[\p{L}\d.-]+(?::\d{1,4})?(?:[/?#]\S*)?`

export const TEXT = 'must be text in quotes, such as "Our shop"'

export const text = z.string(TEXT).check(z.minLength(1, TEXT))

/** Text of this form. */
export function matching(form: RegExp, fault: string) {
  return z.string(TEXT).check(z.regex(form, fault))
}

/** Half a surrogate pair cannot be encoded; a name before a colon would be another scheme. */
export const picture = text.check(
  z.refine(
    (path) => path.isWellFormed() && (path.startsWith('https://') || /^[^/:][^:]*$/.test(path)),
    'must be a path in the shop’s folder, such as img/banner/summer.jpg, or an https address',
  ),
  z.meta({
    pattern: String.raw`^(?:https://[^\p{Cs}]*|(?!https://)[^/:\p{Cs}][^:\p{Cs}]*)$`,
  }),
)

const WEB = /^https:\/\/[^\s]+$/
export const SHOP = /^#\/[^\s]*$/

export function shopLink(what: string) {
  return z.string(TEXT).check(
    z.refine(
      (link) => (WEB.test(link) && URL.canParse(link)) || SHOP.test(link),
      'must be a page of the shop, such as #/phones?sale=1, or an https address',
    ),
    about(`${what}: a page of the shop, such as #/phones?sale=1, or an https address.`, {
      pattern: `^(?:#/\\S*|https://${HOST_AND_PATH})$`,
    }),
  )
}

export const color = z
  .string('must be a colour, such as "#3450d8"')
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour, such as #3450d8'))

export const flag = z.boolean('must be true or false')

/** Rejects unknown fields: they are typing errors. The messages name those that there are. */
export function settingsObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no setting ${issue.keys.join(', ')}, only ${names}`
        : `must be an object in { }, with ${names}`,
  })
}
