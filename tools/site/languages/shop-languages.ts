import * as z from 'zod/mini'
import { remembered } from '#tools/site/remembered.ts'
import type { FileFault } from '#tools/site/settings/shop-file-error.ts'

/** A language of a shop: its code, which names its folder and its texts, and its whole tag. */
export interface ShopLanguage {
  readonly code: string
  readonly tag: string
}

const DEFAULT_TAG = 'en-US'

const tagSchema = z.string().check(z.refine((tag) => codeOf(tag) !== undefined))

const languagesSchema = z.object({
  language: z.catch(z.optional(tagSchema), undefined),
  languages: z.catch(z.array(tagSchema), []),
})

/**
 * The languages that a parsed `shop.json` names, the one at the shop's address first. The schema reports what is
 * wrong with them.
 */
export function languagesOf(json: unknown): [ShopLanguage, ...ShopLanguage[]] {
  const { language, languages = [] } = languagesSchema.safeParse(json).data ?? {}
  const own = shopLanguage(language ?? DEFAULT_TAG)
  const [first = own, ...others] = languages.map((tag) => {
    const named = shopLanguage(tag)
    return tag === named.code && named.code === own.code ? own : named
  })
  return [first, ...others]
}

/** `language` beside `languages` is the whole tag of one of them. */
export function languageBesideFaults(json: unknown): FileFault[] {
  const { language } = languagesSchema.safeParse(json).data ?? {}
  const codes = languagesOf(json).map(({ code }) => code)
  return language === undefined || codes.includes(codeOf(language) ?? '')
    ? []
    : [
        {
          field: 'language',
          read: JSON.stringify(language),
          message: `is not among the languages`,
          fix: `remove it, or add it to "languages": ${JSON.stringify(codes)}`,
        },
      ]
}

function shopLanguage(tag: string): ShopLanguage {
  return { code: codeOf(tag) ?? tag, tag }
}

export function codeOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return undefined
  }
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a tag names a language that is known, such as `it` or `pt-BR`. `USD` and `deutsch` only have the form of one. */
export const isLanguage = remembered((tag) => {
  const code = codeOf(tag)
  return code !== undefined && LANGUAGES.of(code) !== undefined
})

/** The name of a language in itself, as at the beginning of a sentence: `Deutsch`, `Français`. */
export function ownName({ tag, code }: ShopLanguage): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
