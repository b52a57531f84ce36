import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportCommand } from '#cli/commands/export.ts'
import { inFolder, runCommand } from '#tests/support/import-run.ts'
import { product } from '#tests/support/products.ts'

const CATALOGUE = 'api/products.json'
const listOf = (price: number) => JSON.stringify([product({ price, fullPrice: price })])

function inShop(work: (folder: string) => Promise<void>) {
  return inFolder({ [CATALOGUE]: listOf(40), 'shop.json': '{}' }, work)
}

const exported = (folder: string, values = {}) =>
  runCommand(exportCommand, [folder], { csv: true, ...values })

it('replaces what it has written itself', async () => {
  await inShop(async (folder) => {
    for (const out of ['products.csv', 'feeds/all.csv'].map((path) => join(folder, path))) {
      writeFileSync(join(folder, CATALOGUE), listOf(40))
      await exported(folder, { out })
      writeFileSync(join(folder, CATALOGUE), listOf(30))
      expect((await exported(folder, { out })).refusal).toBe('')
      expect(readFileSync(out, 'utf8')).toContain(',30,')
    }
  })
})

it.each([
  ['a list of the owner’s', 'products.csv', {}],
  ['the catalogue', CATALOGUE, { out: CATALOGUE }],
  ['the settings', 'shop.json', { out: 'shop.json' }],
])('refuses to overwrite %s', async (_, path, { out }: { out?: string }) => {
  await inShop(async (folder) => {
    const file = join(folder, path)
    if (!out) writeFileSync(file, 'id,name\n1,mine\n')
    const before = readFileSync(file, 'utf8')
    const { refusal } = await exported(folder, out && { out: file })
    expect(refusal).toContain(`${file} is not as this command wrote it, so it stays.`)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

it('refuses to overwrite what it has written and the owner has changed', async () => {
  await inShop(async (folder) => {
    const file = join(folder, 'products.csv')
    await exported(folder)
    writeFileSync(file, `${readFileSync(file, 'utf8')}mine`)
    expect((await exported(folder)).refusal).toContain('so it stays')
    expect(readFileSync(file, 'utf8')).toMatch(/mine$/)
    rmSync(file)
    expect((await exported(folder)).refusal).toBe('')
  })
})
