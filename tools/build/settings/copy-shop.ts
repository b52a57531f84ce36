import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Settings } from '#src/domain/settings/settings.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'
import { writeFiles } from '#tools/build/write-files.ts'
import { filesIn } from '#tools/build/files-in.ts'
import { letterIcons, logoIcons } from './logo-icons.ts'
import { filesOfPicture, LETTER_ICON, namedPictures } from './shop-pictures.ts'

const OURS = join(PROJECT_FOLDER, 'public')

/** Files of our own that every shop needs. A file of the same name in the shop's folder replaces them. */
const COMMON = ['img/favicon.svg', 'img/icons', 'img/missing.svg']

/** The parts of a shop's folder that are published. */
export const PUBLISHED = ['api', 'img']

const MANIFEST = 'manifest.webmanifest'

/**
 * Copies the catalogue and pictures of another shop into a build, with the files that every shop needs. Its icons are
 * made of its logo or the first letter of its name, unless its folder has them.
 */
export async function copyShop(folder: string, settings: Settings, target: string): Promise<void> {
  const pictures = namedPictures(settings)
    .filter(({ path }) => !existsSync(join(folder, path)))
    .flatMap(({ path }) => filesOfPicture(OURS, path))
  const ours = COMMON.flatMap((part) => filesIn(OURS, part).files)
  const own = PUBLISHED.flatMap((part) => filesIn(folder, part).files)
  const sources = new Map([
    ...[...ours, ...pictures].map((path) => [path, join(OURS, path)] as const),
    ...own.map((path) => [path, join(folder, path)] as const),
  ])
  const { logo = LETTER_ICON } = settings
  const hasLogo = logo !== LETTER_ICON && existsSync(join(folder, logo))
  const icons = hasLogo ? await logoIcons(join(folder, logo)) : await letterIcons(settings)
  for (const [path, icon] of icons) {
    if (own.includes(path)) continue
    sources.delete(path)
    writeFiles([[join(target, path), icon]])
  }
  for (const [path, source] of sources) {
    const { atime, mtime } = statSync(source)
    writeFiles([[join(target, path), readFileSync(source)]])
    // Hosts tell browsers by the time whether a picture has changed.
    utimesSync(join(target, path), atime, mtime)
  }
  const manifest: unknown = JSON.parse(readFileSync(join(OURS, MANIFEST), 'utf8'))
  const { name, description } = settings
  const shown = { ...z.looseObject({}).parse(manifest), name, short_name: name, description }
  writeFiles([[join(target, MANIFEST), `${JSON.stringify(shown, undefined, 2)}\n`]])
}
