import type { FileFault } from '#tools/site/settings/shop-file-error.ts'

/** Something that an owner should fix, in words for people who never read code. */
export interface Problem extends Omit<FileFault, 'field'> {
  /** An error is something that shoppers would miss or read wrongly; a warning is worth a look. */
  readonly level: 'error' | 'warning'
  /** The rule that found it, as a short name that does not change: `price-differs`. */
  readonly rule?: string
  /** Relative to the shop's folder, or as the owner wrote it. */
  readonly file: string
  readonly line?: number | undefined
  readonly field?: string | undefined
}

/** The values for the gaps of a sentence: `{count}` stands for the value `count`. */
export type Values = Readonly<Record<string, string | number | undefined>>

/**
 * Makes problems from a table of sentences by the names of their rules: what is wrong, and after the semicolon what to do.
 * A rule with several sentences has a word after its name.
 */
export function problemsOf<Rule extends string>(
  errors: Readonly<Partial<Record<Rule, string>>>,
  sentences: Readonly<Record<Rule, string>>,
) {
  return <About extends Partial<Problem>>(key: Rule, about: About, values: Values = {}) => {
    const [message = '', ...fix] = sentences[key]
      .split('; ')
      .map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])))
    const level: Problem['level'] = Object.hasOwn(errors, key) ? 'error' : 'warning'
    const [rule = key] = key.split(' ')
    return { level, rule, ...about, message, fix: fix.join('; ') }
  }
}

/** The arguments of a command are wrong. The program prints the message and the usage, and ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The work cannot be done for a reason that the owner can fix. The program prints the message, and ends with 1. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
}

/** A cell as a message shows it: on one line, in quotes, shortened. */
export function shownCell(text: string): string {
  const LONGEST = 60
  const line = text.replace(/\s+/g, ' ').trim()
  return JSON.stringify(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)
}
