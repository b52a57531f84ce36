import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { Settings } from '../../src/domain/settings.ts'
import { filesOfPicture, namedPictures } from './shop-pictures.ts'

/** Files of our own that every shop needs. A file of the same name in the shop's folder replaces them. */
const COMMON = ['img/favicon.svg', 'img/icons', 'img/missing.svg']

const MANIFEST = 'manifest.webmanifest'

interface CopiedShop {
  /** Our own files. */
  readonly common: string
  /** The shop's folder. */
  readonly folder: string
  readonly settings: Settings
  readonly target: string
}

/** Copies the catalogue and pictures of another shop into a build, with the files that every shop needs. */
export function copyShop({ common, folder, settings, target }: CopiedShop): void {
  const pictures = namedPictures(settings)
    .filter(({ path }) => !existsSync(join(folder, path)))
    .flatMap(({ path }) => filesOfPicture(common, path))
  for (const path of [...COMMON, ...pictures]) copy(common, path, target)
  for (const part of ['api', 'img']) {
    if (existsSync(join(folder, part))) copy(folder, part, target)
  }
  const manifest: unknown = JSON.parse(readFileSync(join(common, MANIFEST), 'utf8'))
  const { name, description } = settings
  const own = { ...z.looseObject({}).parse(manifest), name, short_name: name, description }
  writeFileSync(join(target, MANIFEST), `${JSON.stringify(own, undefined, 2)}\n`)
}

function copy(from: string, path: string, target: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(join(from, path), join(target, path), { recursive: true, preserveTimestamps: true })
}
