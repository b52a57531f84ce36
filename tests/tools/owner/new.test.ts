import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkShop } from '#tools/owner/check/check-shop.ts'
import { create } from '#tools/owner/commands/new.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const make = (folder: string) => runCommand(create, [folder])

it('makes a shop in which there is nothing to fix, and says what to do next', async () => {
  const folder = join(temporaryFolder(), 'my shop')
  const { code, terminal } = await make(folder)
  expect(code).toBe(0)
  expect(await checkShop(folder)).toEqual([])
  expect(terminal.lines).toContain(`  npm run shop -- check "${folder}"`)
  expect(existsSync(join(folder, 'schemas/shop.json'))).toBe(true)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('npm run shop -- check')
})

it('never overwrites: a folder that is not empty stays as it is', async () => {
  const folder = temporaryFolder({ 'shop.json': 'mine' })
  expect((await make(folder)).refusal).toContain('is not empty')
  expect(readFileSync(join(folder, 'shop.json'), 'utf8')).toBe('mine')
})
