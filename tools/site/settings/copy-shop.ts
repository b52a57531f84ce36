import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './read-settings.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { filesIn } from '#tools/site/files-in.ts'
import { PICTURE, publishedPicture } from './published-picture.ts'
import { iconsOf } from './logo-icons.ts'
import { readEntries, wayToRoot } from '#tools/site/languages/shop-json.ts'
import { priorPrices, type PriorPrices } from '#tools/site/prices/prior-prices.ts'
import { pageLanguage } from './page-language.ts'

/** The parts of a shop's folder that are published. */
export const PUBLISHED = ['api', 'img', 'files']

/**
 * Copies the catalogue, pictures and other files of a shop's folder into a build, with the icons and the manifest that browsers ask
 * for. A file of the folder replaces an icon of the same name.
 */
export async function copyShop(folder: string, settings: Settings, target: string): Promise<void> {
  const root = wayToRoot(settings)
  const parts = root === '' ? PUBLISHED : ['api']
  const files = parts.flatMap((part) => filesIn(folder, part).files)
  const prior = priorPrices(folder, settings)
  const copied = new Set<string>()
  for (const path of files) {
    const source = join(folder, path)
    const { atime, mtime } = statSync(source)
    const content = PICTURE.test(path)
      ? await publishedPicture(source)
      : path.endsWith('.json')
        ? publishedJson(folder, path, settings, prior)
        : readFileSync(source)
    if (content === undefined) continue
    writeFiles([[join(target, path), content]])
    // Hosts tell browsers by the time whether a picture has changed.
    utimesSync(join(target, path), atime, mtime)
    copied.add(path)
  }
  for (const [path, icon] of root === '' ? await iconsOf(settings, folder) : []) {
    if (!copied.has(path)) writeFiles([[join(target, path), icon]])
  }
  const manifest = JSON.stringify(manifestOf(settings), undefined, 2)
  writeFiles([[join(target, 'manifest.webmanifest'), `${manifest}\n`]])
}

/**
 * As it is, unless it has entries of a shop in several languages, or of one with reduced products. What is no JSON is for
 * `check` to report.
 */
function publishedJson(
  folder: string,
  path: string,
  settings: Settings,
  prior: PriorPrices,
): string | Uint8Array {
  const bytes = readFileSync(join(folder, path))
  try {
    const entries = path.startsWith('api/') && readEntries(folder, path, settings, prior)
    return entries && (settings.languages || prior.size > 0) ? JSON.stringify(entries) : bytes
  } catch (error) {
    if (error instanceof SyntaxError) return bytes
    throw error
  }
}

export function manifestOf({ name, description, language, languages }: Settings) {
  const root = wayToRoot({ languages })
  const png = (size: number, file = `app-${size}`) => ({
    src: `${root}img/icons/${file}.png`,
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
      { src: `${root}img/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      png(192),
      png(512),
      { ...png(512, 'maskable-512'), purpose: 'maskable' },
    ],
  }
}
