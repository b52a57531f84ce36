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
  folder = temporaryFolder({ [CATALOGUE]: listOf(40) })
})

const exported = (values = {}) => runCommand(exportCommand, [folder], { csv: true, ...values })

it.each(['products.csv', 'feeds/all.csv'])('replaces the %s that it has written', async (path) => {
  const out = join(folder, path)
  await exported({ out })
  writeFileSync(join(folder, CATALOGUE), listOf(30))
  expect((await exported({ out })).refusal).toBe('')
  expect(readFileSync(out, 'utf8')).toContain(',30.00,')
})

it('refuses to overwrite what it has not written, such as the catalogue', async () => {
  const out = join(folder, CATALOGUE)
  const { refusal } = await exported({ out })
  expect(refusal).toContain(`${out} is not as this command wrote it, so it stays.`)
  expect(readFileSync(out, 'utf8')).toBe(listOf(40))
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
