import * as z from 'zod/mini'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import { orList } from '#tools/site/or-list.ts'

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
  return z._default(schema, value).check(about(withDefault(description, leftOut), keywords))
}

/** A text that is a message of the shop, in its language, if it is left out: `readSettings` puts it there. */
export function worded(key: string, description: string) {
  return optional(text, withDefault(description, ENGLISH[key] ?? ''))
}

function withDefault(description: string, leftOut: string): string {
  const end = /[.!]$/.test(leftOut) ? '' : '.'
  return leftOut === '' ? description : `${description} Left out: ${leftOut}${end}`
}

/** A list that is empty if it is left out. */
export function listOf<Item extends z.core.SomeType>(
  item: Item,
  example: string,
  description: string,
) {
  return preset(z.array(item, `must be a list, such as ${example}`), [], description)
}

/** What follows `https://` in the JSON Schema: a host, its port, and the rest. */
export const HOST_AND_PATH = String.raw`[\p{L}\d.-]+(?::\d{1,4})?(?:[/?#]\S*)?`

export const TEXT = 'must be text in quotes, such as "Our shop"'

export const text = z.string(TEXT).check(z.minLength(1, TEXT))

/** Text of this form. */
export function matching(form: RegExp, fault: string) {
  return z.string(fault).check(z.regex(form, fault))
}

const PICTURE =
  'must be a path in the shop’s folder, such as "img/banner/summer.jpg", or an https address'

/** Half a surrogate pair cannot be encoded; a name before a colon would be another scheme. */
export const picture = matching(
  /^(?:https:\/\/[^\p{Cs}]*|(?!https:\/\/)[^/:\p{Cs}][^:\p{Cs}]*)$/u,
  PICTURE,
)

export const country = matching(/^[A-Z]{2}$/, 'must be a code of two letters, such as "DE"')

/** 0 or more. */
export function wholeNumber(example: number) {
  return z
    .int(`must be a whole number, such as ${example}`)
    .check(z.gte(0, `must be 0 or a whole number above it, such as ${example}`))
}

/** A page of the shop, a file in its folder `files/`, nothing if the pattern says so, or an address of this form. */
export function linkTo(form: RegExp, what: string, pattern: string, description: string) {
  const error = linkFault(what)
  const shop = String.raw`#/\S*|files/(?!\S*\.\.)\S*`
  const own = new RegExp(`^(?:${shop}${pattern.startsWith('|') ? '|' : ''})$`)
  return z.string({ error }).check(
    z.refine((link) => own.test(link) || (form.test(link) && URL.canParse(link)), { error }),
    about(description, { pattern: `^(?:${shop}|${pattern})$` }),
  )
}

export function shopLink(what: string) {
  return linkTo(
    /^https:\/\/\S+$/,
    'a page of the shop, such as "#/phones?sale=1", or an https address',
    `https://${HOST_AND_PATH}`,
    `${what}: a page of the shop, such as #/phones?sale=1, or an https address.`,
  )
}

/** What a link must be; for `imprint.md`, the address of that page. */
function linkFault(what: string) {
  return ({ input }: { readonly input?: unknown }) => {
    const [, page] = /^(?:\.?\/)?(?:pages\/)?([a-z\d-]+)(?:\.md|\.html)?$/.exec(String(input)) ?? []
    const own = page === undefined || input === undefined ? '' : `"#/info/${page}", or `
    return `must be ${own}${what}`
  }
}

export const color = matching(/^#[0-9a-fA-F]{6}$/, 'must be a colour, such as "#3450d8"')

export const flag = z.boolean('must be true or false')

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, `must be ${orList(words.map((word) => `"${word}"`))}`)
}

/** Rejects unknown fields: they are typing errors. The messages name those that there are. */
export function settingsObject<Shape extends z.core.$ZodShape>(shape: Shape, example?: string) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no setting ${issue.keys.join(', ')}, only ${names}`
        : `must be an object${example === undefined ? ` in { }, with ${names}` : `, such as ${example}`}`,
  })
}
