import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { build } from '#tools/owner/commands/build.ts'
import { problemsText } from '#tools/owner/terminal.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { plantedShop, type PlantedShop } from '#tests/support/planted-shop.ts'

let shop: PlantedShop

beforeEach(() => {
  shop = plantedShop()
  shop.save()
})

/** What `check` says first of a shop with this `shop.json`. */
async function firstSentence(settings: string) {
  writeFileSync(shop.path('shop.json'), settings)
  const [, first = ''] = problemsText(await checkShop(shop.folder)).split('\n')
  return first.trim().replace(/^shop\.json:\d+/, '')
}

it('the first sentence about broken settings names the setting and what to write', async () => {
  const said: string[] = []
  const broken = readFileSync(join(import.meta.dirname, 'broken-settings.jsonl'), 'utf8')
  for (const settings of broken.trim().split('\n')) {
    said.push(`${settings}\n  ${await firstSentence(settings)}\n`)
  }
  await expect(said.join('\n')).toMatchFileSnapshot('broken-settings.txt')
})

it('reports nothing else about a shop whose settings or categories cannot be read', async () => {
  for (const broken of ['', '{ "name": "A", }', '[]', '{ "categories": ["?!"] }']) {
    writeFileSync(shop.path('shop.json'), broken)
    expect(await checkShop(shop.folder)).toHaveLength(1)
  }
})

it.each(['{ "name": "A", }', '{ "categories": ["?!"] }', '{ "currency": "EURO" }'])(
  'the build uses the same words: %s',
  async (broken) => {
    vi.stubEnv('SHOP_FOLDER', '')
    const sentence = await firstSentence(broken)
    const { code, terminal } = await runCommand(build, [shop.folder])
    expect(code).toBe(1)
    expect(problemsText(terminal.found)).toContain(sentence)
    vi.unstubAllEnvs()
  },
)
