import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { expect, it } from 'vitest'
import { upgrade, upgradeBy } from '#tools/owner/commands/upgrade.ts'
import { isNewer, upgradeOf, versionProblems, type Migration } from '#tools/owner/migrations.ts'
import { VERSION } from '#tools/site/project-folder.ts'
import { runCommand } from '#tests/support/import-run.ts'
import { snapshot } from '#tests/support/snapshot.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function propertyOf(text: string, name: string): Node[] {
  return findNodeAtLocation(parseTree(text) ?? expect.fail(), [name])?.parent?.children ?? []
}

/** From a shape that no version had. */
const PLANTED: readonly Migration[] = [
  {
    version: '0.8.0',
    files: 'shop.json',
    why: 'not for this folder',
    edits: () => [{ offset: 0, length: 0, content: 'x' }],
  },
  {
    version: '0.10.0',
    files: 'shop.json',
    why: '"title" is called "name"',
    edits: (text) => {
      const [name] = propertyOf(text, 'title')
      return name ? [{ ...name, content: '"name"' }] : []
    },
  },
  {
    version: '1.0.0',
    files: 'shop.json',
    why: '"loader" has only its delay, as "loadDelay"',
    edits: (text) => {
      const [name, value] = propertyOf(text, 'loader')
      const delay = value && findNodeAtLocation(value, ['delay'])
      return name && value
        ? [
            { ...name, content: '"loadDelay"' },
            { ...value, content: String(delay?.value ?? 0) },
          ]
        : []
    },
  },
  {
    version: '1.0.0',
    files: 'pages/*.md',
    why: 'links to pages of your own are written as names of files',
    edits: (text) =>
      [...text.matchAll(/info:(\w+)/g)].map(({ 0: { length }, 1: page, index }) => ({
        ...{ offset: index, length, content: `${page}.md` },
      })),
  },
]

const planted = upgradeBy(PLANTED)

function folderOf09() {
  const folder = temporaryFolder()
  cpSync('tests/tools/owner/upgrade/0.9.0', folder, { recursive: true })
  return folder
}

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

it('shows each line that it would change, and why, and changes nothing without --write', async () => {
  const folder = folderOf09()
  const before = snapshot(folder)
  const { code, terminal } = await runCommand(planted, [folder])
  expect(code).toBe(0)
  await expect(`${terminal.lines.join('\n')}\n`).toMatchFileSnapshot('upgrade/0.9.0.txt')
  expect(snapshot(folder)).toEqual(before)
})

it('keeps comments and order, and has nothing to do the second time', async () => {
  const folder = folderOf09()
  const { terminal } = await runCommand(planted, [folder], { write: true })
  expect(terminal.lines.at(-1)).toBe(`Written: ${folder} is now written for ${VERSION}.`)
  await expect(textOf(folder, 'shop.json')).toMatchFileSnapshot('upgrade/1.0.0/shop.json')
  expect(textOf(folder, 'pages/imprint.md')).toContain(
    '[Terms](terms.md) and [delivery](delivery.md)',
  )
  const after = snapshot(folder)
  const again = await runCommand(planted, [folder], { write: true })
  expect(again.terminal.lines).toEqual([`Nothing to do: ${folder} is written for ${VERSION}.`])
  expect(again.terminal.results).toMatchObject([{ changes: [], written: false }])
  expect(snapshot(folder)).toEqual(after)
})

it('takes a folder that names no version for one of 1.0.0, which has nothing to do', async () => {
  const folder = temporaryFolder({ 'shop.json': '{ "title": "A" }' })
  expect((await runCommand(planted, [folder])).terminal.lines).toHaveLength(1)
})

it.each([
  ['{\n  "name": "A"\n}\n', '{\n  "gadgetry": "1.1.0",\n  "name": "A"\n}\n'],
  ['{\r\n  "$schema": "a"\r\n}', '{\r\n  "$schema": "a",\r\n  "gadgetry": "1.1.0"\r\n}'],
  ['{}', '{\n  "gadgetry": "1.1.0"\n}'],
])('writes the version into %j', (text, after) => {
  const folder = temporaryFolder({ 'shop.json': text })
  expect(upgradeOf(folder, [], '1.1.0')).toMatchObject({
    ...{ from: '1.0.0', texts: new Map([['shop.json', after]]), isDue: false },
  })
})

it.each([
  ['999.0.0', /is written for Gadgetry 999\.0\.0, and .* Install 999\.0\.0 or a later one\.$/],
  ['1.0.0",', /shop\.json cannot be read, so all stays/],
])('refuses the version %s, and changes nothing', async (version, message) => {
  const folder = temporaryFolder({ 'shop.json': `{ "gadgetry": "${version}" }` })
  const { refusal } = await runCommand(upgrade, [folder], { write: true })
  expect(refusal).toMatch(message)
  expect(textOf(folder, 'shop.json')).toBe(`{ "gadgetry": "${version}" }`)
})

it('check says when a folder is older and something has changed, or newer', () => {
  const folder = folderOf09()
  const said = (migrations?: readonly Migration[]) =>
    versionProblems(folder, migrations).map(({ level, rule, fix }) => `${level} ${rule}: ${fix}`)
  expect(said(PLANTED)).toEqual([
    'warning version-old: run npm run shop -- upgrade, which shows it',
  ])
  expect(said()).toEqual([])
  writeFileSync(join(folder, 'shop.json'), '{ "gadgetry": "1.999.0" }')
  expect(said()).toEqual(['error version-newer: install 1.999.0 or a later version'])
  writeFileSync(join(folder, 'shop.json'), '{ "gadgetry": "0.9.0",')
  expect(said(PLANTED)).toEqual([])
})

it.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.10.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
])('%s is newer than %s: %s', (version, other, is) => {
  expect(isNewer(version, other)).toBe(is)
})

it('new makes a folder of the installed version', () => {
  expect(textOf('tools/owner/example', 'shop.json')).toContain(`"gadgetry": "${VERSION}"`)
})
