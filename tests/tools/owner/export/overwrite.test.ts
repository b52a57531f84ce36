import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { product } from '#tests/support/products.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const CATALOGUE = 'api/products.json'
const listOf = (price: number) => JSON.stringify([product({ price, fullPrice: price })])

let folder: string

beforeEach(() => {
  folder = temporaryFolder({ [CATALOGUE]: listOf(40), 'shop.json': '{}' })
})

const exported = (values = {}) => runCommand(exportCommand, [folder], { csv: true, ...values })

it.each(['products.csv', 'feeds/all.csv'])('replaces the %s that it has written', async (path) => {
  const out = join(folder, path)
  await exported({ out })
  writeFileSync(join(folder, CATALOGUE), listOf(30))
  expect((await exported({ out })).refusal).toBe('')
  expect(readFileSync(out, 'utf8')).toContain(',30.00,')
})

it.each([
  ['a list of the owner’s', 'products.csv', {}],
  ['the catalogue', CATALOGUE, { out: CATALOGUE }],
  ['the settings', 'shop.json', { out: 'shop.json' }],
])('refuses to overwrite %s', async (_, path, { out }: { out?: string }) => {
  const file = join(folder, path)
  if (!out) writeFileSync(file, 'id,name\n1,mine\n')
  const before = readFileSync(file, 'utf8')
  const { refusal } = await exported(out && { out: file })
  expect(refusal).toContain(`${file} is not as this command wrote it, so it stays.`)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('refuses to overwrite what it has written and the owner has changed', async () => {
  const file = join(folder, 'products.csv')
  await exported()
  writeFileSync(file, `${readFileSync(file, 'utf8')}mine`)
  expect((await exported()).refusal).toContain('so it stays')
  expect(readFileSync(file, 'utf8')).toMatch(/mine$/)
  rmSync(file)
  expect((await exported()).refusal).toBe('')
})
