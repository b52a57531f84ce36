import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENGLISH } from '#tools/site/messages/read-messages.ts'
import { words } from '#tools/owner/commands/words.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const COUNT = Object.keys(ENGLISH).length

function read(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'messages/it.json'), 'utf8'))
}

it('writes all messages in their order, and marks what is to be translated', async () => {
  const folder = temporaryFolder({})
  const { code, terminal } = await runCommand(words, ['it', folder])
  expect(code).toBe(0)
  const marked = Object.entries(ENGLISH).map(([key, text]) => [key, `TODO: ${text}`])
  expect(JSON.stringify(read(folder))).toBe(JSON.stringify(Object.fromEntries(marked)))
  expect(terminal.lines).toContain(
    `To translate into Italian: the ${COUNT} that begin with "TODO: ".`,
  )
})

it('keeps translations, adds what is new, and shows what it takes out', async () => {
  const own = {
    'cart.old': 'Vecchio',
    'cart.checkout': 'Cassa',
    constructor: 'A',
    'cart.confrm': 'Sì',
  }
  const folder = temporaryFolder({ 'messages/it.json': JSON.stringify(own) })
  const { terminal } = await runCommand(words, ['it', folder])
  expect(read(folder)).toMatchObject({ 'cart.checkout': 'Cassa', 'ui.close': 'TODO: Close' })
  expect(read(folder)).not.toHaveProperty(['cart.old'])
  expect(terminal.lines.slice(-4)).toEqual([
    'Taken out, because the shop has no such message:',
    '  "cart.old": "Vecchio"',
    '  "constructor": "A"',
    '  "cart.confrm": "Sì" (did you mean cart.confirm?)',
  ])
  expect(terminal.results).toMatchObject([
    { missing: COUNT - 1, removed: { 'cart.old': 'Vecchio' } },
  ])
  const before = readFileSync(join(folder, 'messages/it.json'), 'utf8')
  await runCommand(words, ['it', folder])
  expect(readFileSync(join(folder, 'messages/it.json'), 'utf8')).toBe(before)
})

it.each([
  ['en', '{}', 'The shop has its words in English. To replace some of them, write them into '],
  ['it', '{ "cart.checkout": }', 'cannot be read, so it stays.'],
  ['deutsch', '{}', 'Name the language by its code'],
])('refuses %s beside %s, and writes nothing', async (language, content, refusal) => {
  const file = { [`messages/${language}.json`]: content }
  const folder = temporaryFolder(file)
  expect((await runCommand(words, [language, folder])).refusal).toContain(refusal)
  expect(readFileSync(join(folder, `messages/${language}.json`), 'utf8')).toBe(content)
})
