import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { leftOut } from '#tools/owner/check/check-shop.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { snapshot } from '#tests/support/snapshot.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { precompress } from '#tools/site/hosting/precompress.ts'
import { copyShop } from '#tools/site/settings/copy-shop.ts'

let parent: string
let folder: string

beforeEach(() => {
  const secret = JSON.stringify('secret '.repeat(200))
  const hidden = ['.env', 'img/.env.json', 'img/.git/a.json', 'img/.DS_Store', 'img/own.json']
  const secrets = [...hidden.map((path) => `shop/${path}`), 'private/letter.json']
  parent = temporaryFolder(Object.fromEntries(secrets.map((path) => [path, secret])))
  folder = join(parent, 'shop')
  for (const [path, target] of [
    ['letter.json', '../../private/letter.json'],
    ['folder', '../../private'],
    ['env.json', '../.env'],
    ['nothing.json', 'nothing'],
    ['round', '.'],
    ['own-too.json', 'own.json'],
  ] as const) {
    symlinkSync(target, join(folder, 'img', path))
  }
})

it('publishes no hidden file, and no link that leads out of the shop or to a hidden file', async () => {
  const target = join(parent, 'build')
  await copyShop(folder, shopSettings(), target)
  precompress(target)
  const copied = [...snapshot(target).keys()]
  expect(
    copied.filter((path) => /^(?:img\/)?(?:\.|letter|folder|env|nothing|round)/.test(path)),
  ).toEqual([])
  expect(copied).toEqual(expect.arrayContaining(['img/own.json.br', 'img/own-too.json.br']))
})

it('says of each that it is not published', () => {
  expect(leftOut(folder).map(({ rule, file }) => [rule, file])).toEqual([
    ['file-hidden', 'img/.env.json'],
    ['file-hidden', 'img/.git'],
    ['link-outside', 'img/env.json'],
    ['link-outside', 'img/folder'],
    ['link-outside', 'img/letter.json'],
    ['link-outside', 'img/nothing.json'],
    ['link-outside', 'img/round'],
  ])
})

it('publishes nothing of a folder of pictures that is a link out of the shop', async () => {
  rmSync(join(folder, 'img'), { recursive: true })
  symlinkSync('../private', join(folder, 'img'))
  const target = join(parent, 'build')
  await copyShop(folder, shopSettings(), target)
  expect(existsSync(join(target, 'img/letter.json'))).toBe(false)
  expect(leftOut(folder)).toMatchObject([{ rule: 'link-outside', file: 'img' }])
})

it('makes no compressed copies of hidden files, nor outside of the folder', () => {
  precompress(folder)
  expect(readdirSync(join(parent, 'private'))).toEqual(['letter.json'])
  expect(readdirSync(join(folder, 'img/.git'))).toEqual(['a.json'])
  const copies = readdirSync(join(folder, 'img')).filter((name) => name.endsWith('.br'))
  expect(copies.sort()).toEqual(['own-too.json.br', 'own.json.br'])
})
