import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { writeFiles } from '#tools/site/write-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const at = (path: string) => join(folder, path)
const read = (path: string) => readFileSync(at(path), 'utf8')

it('writes texts and bytes, and makes their folders', () => {
  writeFiles([
    [at('a/text'), 'one'],
    [at('a/bytes'), Buffer.from('two')],
  ])
  expect([read('a/text'), read('a/bytes')]).toEqual(['one', 'two'])
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a', 'a/bytes', 'a/text'])
})

it('replaces what a link leads to, and keeps who may write a file', () => {
  writeFileSync(at('list'), 'old')
  chmodSync(at('list'), 0o660)
  symlinkSync('list', at('link'))
  writeFiles([[at('link'), 'new']])
  expect(lstatSync(at('link')).isSymbolicLink()).toBe(true)
  expect(read('list')).toBe('new')
  expect(statSync(at('list')).mode & 0o777).toBe(0o660)
})

it('writes none of the files if one cannot be made, and leaves nothing', () => {
  writeFileSync(at('first'), 'old')
  const files = function* (): Generator<[string, string]> {
    yield [at('first'), 'new']
    throw new Error('broken')
  }
  expect(() => writeFiles(files())).toThrow('broken')
  expect(read('first')).toBe('old')
  expect(readdirSync(folder)).toEqual(['first'])
})
