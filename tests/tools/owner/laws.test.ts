import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ASKED, lawsOf } from '#tools/owner/check/hints.ts'
import LAWS from '#tools/owner/check/laws.json' with { type: 'json' }
import { check } from '#tools/owner/commands/check.ts'
import { UsageError } from '#tools/owner/problem.ts'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { plantedShop } from '#tests/support/planted-shop.ts'
import { runCommand } from '#tests/support/import-run.ts'

it('docs/law.md has the table that check reads, and check knows each of its rules', () => {
  const cells = readFileSync('docs/law.md', 'utf8')
    .split('\n')
    .map((row) => row.split(/\s*\|\s*/))
  const rows = cells.filter(([, country = '']) => /^[A-Z]{2}$/.test(country))
  const known = Object.entries(LAWS).flatMap(([country, laws]) =>
    Object.entries(laws).map(([rule, [source = '', day = 'not looked up']]) => [
      '',
      country,
      `\`${rule}\``,
      source,
      day,
      '',
    ]),
  )
  expect(rows).toEqual(known)
  const rules = ASKED.map(([rule]): string => rule)
  expect(known.filter(([, , rule = '']) => !rules.includes(rule.slice(1, -1)))).toEqual([])
})

it.each(['DE', 'AT', 'FR', 'PL', 'ES', 'IT', 'NL', 'GB', 'US', 'AE', 'SE'])(
  'names what %s asks with a source, and then nothing of what is there',
  async (country) => {
    const shop = plantedShop()
    shop.save()
    const lacking = async () => {
      const problems = await checkShop(shop.folder, { country })
      return problems.filter(({ rule }) => rule?.startsWith('law-'))
    }
    const all = await lacking()
    expect(all.length).toBeGreaterThan(3)
    for (const { rule = '', message, level } of all) {
      expect([level, message]).toEqual([
        'warning',
        expect.stringContaining(lawsOf(country)[rule]?.[0] ?? '?'),
      ])
    }
    Object.assign(shop.settings, {
      order: { email: 'a@b.example', button: 'Pay' },
      ...{ withdrawal: true, guarantee: {}, accessibility: true, delivery: [{ days: [1, 2] }] },
      priceNote: { text: 'incl. VAT', link: '#/info/guarantee' },
      footer: ['Imprint', 'Terms', 'Returns', 'Privacy'].map((text) => ({ text, link: '' })),
    })
    shop.save()
    const left = (await lacking()).map(({ rule }) => rule)
    expect(left).toEqual([])
  },
)

it('says that it is no legal advice, and which countries it knows', async () => {
  const shop = plantedShop()
  shop.save()
  const { terminal } = await runCommand(check, [shop.folder], { country: 'de' })
  expect(terminal.lines.at(-1)).toBe('What the law of DE asks is a hint, and no legal advice.')
  await expect(checkShop(shop.folder, { country: 'XX' })).rejects.toThrow(UsageError)
})
