import MessageFormat from '@messageformat/core'
import { parse, type Token } from '@messageformat/parser'
import { sourceName } from '#tools/site/project-folder.ts'

/** Messages by key, such as `cart.checkout`, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>

/** The code of messages, with what it needs of the package that runs it: plural rules and choices. */
export function withImports(code: string, language: string): string {
  const used = (names: readonly string[]) => names.filter((name) => code.includes(`${name}(`))
  const modules = [
    [sourceName('#src/messages/choices.ts'), used(['plural', 'select'])],
    ['@messageformat/runtime', used(['number'])],
    ['@messageformat/runtime/lib/cardinals', code.includes('plural(') ? [rulesOf(language)] : []],
  ] as const
  const imports = modules.map(([from, names]) =>
    names.length > 0 ? `import { ${names.join(', ')} } from '${from}'\n` : '',
  )
  return `${imports.join('')}\n${code}`
}

/** `cart.checkout` as `cartCheckout`. */
export function exportName(key: string): string {
  return key.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * A message as the export of a module: a string, or a function of an object with the values of its placeholders in
 * English: another language may leave some out.
 *
 * @throws {Error} if it is not ICU MessageFormat
 */
export function messageCode(
  key: string,
  text: string,
  language: string,
  fields = placeholders(text),
  withTypes = false,
): string {
  const message = new MessageFormat(rulesOf(language)).compile(text)
  if (fields.size === 0) return `export const ${exportName(key)} = ${JSON.stringify(message({}))}\n`
  const types = [...fields].map(([name, type]) => `${name}: ${type}`).join('; ')
  // The type of a plural alone is not known.
  const code = withTypes
    ? message
        .toString()
        .replace(/\(d\) => (?!")/, '$&"" + ')
        .replace('(d)', `(d: { ${types} })`)
    : message.toString()
  return `export const ${exportName(key)} = ${code}\n`
}

/** A message with values instead of its placeholders. */
export function filled(
  text: string,
  language: string,
  values: Readonly<Record<string, string>>,
): string {
  return new MessageFormat(rulesOf(language)).compile(text)({ ...values })
}

/** The placeholders of a message, with the types of their values. */
export function placeholders(text: string): Map<string, 'number' | 'string' | 'string | number'> {
  const fields: ReturnType<typeof placeholders> = new Map()
  const read = (tokens: readonly Token[], usual: 'string' | 'string | number') => {
    for (const token of tokens) {
      if (!('arg' in token)) continue
      const type = TYPES[token.type]
      if (type || !fields.has(token.arg)) fields.set(token.arg, type ?? usual)
      // A case that is a placeholder alone is a string as the others are.
      if ('cases' in token) token.cases.forEach((each) => read(each.tokens, 'string'))
    }
  }
  read(parse(text), 'string | number')
  return fields
}

/** The parts of a parsed message, with those inside its choices. */
export function* tokensIn(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    if ('cases' in token) for (const each of token.cases) yield* tokensIn(each.tokens)
  }
}

const TYPES: Readonly<Record<string, 'number' | 'string'>> = { plural: 'number', select: 'string' }

function rulesOf(language: string): string {
  return new MessageFormat(language).resolvedOptions().plurals[0]?.id ?? 'en'
}
