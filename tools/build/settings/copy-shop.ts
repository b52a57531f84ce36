import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './read-settings.ts'
import { writeFiles } from '#tools/build/write-files.ts'
import { filesIn } from '#tools/build/files-in.ts'
import { PICTURE, publishedPicture } from './published-picture.ts'
import { iconsOf } from './logo-icons.ts'
import { pageLanguage } from './page-language.ts'

/** The parts of a shop's folder that are published. */
export const PUBLISHED = ['api', 'img', 'files']

/**
 * Copies the catalogue, pictures and other files of a shop's folder into a build, with the icons and the manifest that browsers ask
 * for. A file of the folder replaces an icon of the same name.
 */
export async function copyShop(folder: string, settings: Settings, target: string): Promise<void> {
  const files = PUBLISHED.flatMap((part) => filesIn(folder, part).files)
  const copied = new Set<string>()
  for (const path of files) {
    const source = join(folder, path)
    const { atime, mtime } = statSync(source)
    const content = PICTURE.test(path) ? await publishedPicture(source) : readFileSync(source)
    if (content === undefined) continue
    writeFiles([[join(target, path), content]])
    // Hosts tell browsers by the time whether a picture has changed.
    utimesSync(join(target, path), atime, mtime)
    copied.add(path)
  }
  for (const [path, icon] of await iconsOf(settings, folder)) {
    if (!copied.has(path)) writeFiles([[join(target, path), icon]])
  }
  const manifest = JSON.stringify(manifestOf(settings), undefined, 2)
  writeFiles([[join(target, 'manifest.webmanifest'), `${manifest}\n`]])
}

export function manifestOf({ name, description, language }: Settings) {
  const png = (size: number, file = `app-${size}`) => ({
    src: `img/icons/${file}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  })
  return {
    name,
    short_name: name,
    description,
    ...pageLanguage(language),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: 'img/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      png(192),
      png(512),
      { ...png(512, 'maskable-512'), purpose: 'maskable' },
    ],
  }
}
