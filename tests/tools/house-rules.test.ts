import { ESLint, Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import * as z from 'zod'

const configSchema = z.object({
  rules: z.object({ 'no-restricted-syntax': z.custom<Linter.RuleEntry>(Array.isArray) }),
})

const config: unknown = await new ESLint().calculateConfigForFile('src/ui/button.tsx')
const { rules } = configSchema.parse(config)

function faultsOf(code: string) {
  const parserOptions = { ecmaFeatures: { jsx: true } }
  const languageOptions = { parser: tseslint.parser, parserOptions }
  return new Linter().verify(code, [{ files: ['**/*.tsx'], languageOptions, rules }], 'a.tsx')
}

it.each([
  '<p>Sold out</p>',
  '<p>\n  Back\n</p>',
  '<Field label="Quantity" />',
  "<img alt={isGone ? 'Gone' : m.picture} />",
  '<nav aria-label={`Page ${number}`} />',
  "announce('All prices are up to date')",
  'const text = `${count} of them cannot be had`',
])('refuses English in %s', (code) => {
  expect(faultsOf(code)).toMatchObject([
    { message: 'Write words of the shop in src/messages/en.json.' },
  ])
})

it.each([
  '<p className="quiet not printed">{m.cardNotSold}</p>',
  '<ButtonLink to="/" aria-label={kind === \'gone\' ? m.gone : m.sold}>{`${count} × `}</ButtonLink>',
  "throw new Error('There is no such page in the shop')",
  "super.fail(new CatalogueFileError(path, 'did not come in time'))",
  'console.warn(`The file ${path} cannot be read`)',
  "const queryKey = ['shared lists', search]",
  "const kind: 'best of all matches' = read()",
])('has nothing against %s', (code) => {
  expect(faultsOf(code)).toEqual([])
})
