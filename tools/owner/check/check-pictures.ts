import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '#tools/build/files-in.ts'
import { filesOfPicture } from '#tools/build/settings/shop-pictures.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { wantedWidths } from '#tools/owner/photos/wanted-widths.ts'
import type { Terminal } from '#tools/owner/terminal.ts'
import type { Catalogue } from './catalogue-rules.ts'
import {
  FILE_RULES,
  NAME_RULES,
  sizedFiles,
  type NamedPicture,
  type PictureFile,
  type ShopFiles,
} from './picture-rules.ts'
import { findProblems, type Place } from './rule.ts'

/** Pictures that no setting names: the build looks for them. */
const ICONS = /^img\/(?:icons\/|favicon\.svg$)/

/** A picture that the settings name. */
export type SettingsPicture = Omit<NamedPicture, 'sizes'> & Place

/** What an owner should fix in the pictures; those on other hosts are not looked at. */
export async function checkPictures(
  folder: string,
  catalogue: Catalogue,
  ofSettings: readonly SettingsPicture[],
  progress: Terminal['progress'],
): Promise<Problem[]> {
  const files = picturesOf(folder)
  const problems: Problem[] = []
  const used = new Map<string, Pick<PictureFile, 'widthInName' | 'wanted'>>()
  for (const picture of namedPictures(catalogue, ofSettings)) {
    const { path, sizes } = picture
    problems.push(...findProblems(NAME_RULES, { ...picture, files }, picture))
    used.set(path, { widthInName: undefined, ...used.get(path) })
    // The build finds the sizes of the settings' pictures by their names.
    const wanted = wantedWidths(picture.field.split('.'))
    const found = wanted ? filesOfPicture(folder, path) : []
    if (found.length === 1) used.set(path, { widthInName: undefined, wanted })
    for (const file of found) used.set(file, { widthInName: undefined, ...used.get(file) })
    for (const { file, width } of sizedFiles(path, sizes)) used.set(file, { widthInName: width })
  }
  const present = [...used].filter(([path]) => files.has(path))
  let done = 0
  for (const batch of batches(present)) {
    const looked = await Promise.all(
      batch.map(async ([path, known]) => ({ ...(await lookAt(folder, path)), ...known })),
    )
    for (const file of looked) problems.push(...findProblems(FILE_RULES, file, { file: file.path }))
    done += batch.length
    progress(done, present.length, 'pictures')
  }
  return [...problems, ...unusedPictures(files.all, used)]
}

/** Each different picture once, with the first entry that names it. */
function namedPictures(
  { products, details }: Catalogue,
  ofSettings: readonly SettingsPicture[],
): Iterable<NamedPicture & Place> {
  const pictures = new Map<string, NamedPicture & Place>()
  const name = (picture: NamedPicture & Place) => {
    const isOnShop = picture.path !== '' && !picture.path.includes(':')
    const key = `${picture.path} ${JSON.stringify(picture.sizes)}`
    if (isOnShop && !pictures.has(key)) pictures.set(key, picture)
  }
  for (const { place, value } of products) {
    name({ ...place, field: 'image', path: value.image, sizes: value.pictureSizes })
  }
  for (const { place, value } of Object.values(details).flat()) {
    for (const path of value.images) {
      name({ ...place, field: 'images', path, sizes: value.pictureSizes })
    }
  }
  for (const picture of ofSettings) name({ ...picture, sizes: undefined })
  return pictures.values()
}

function picturesOf(folder: string): ShopFiles & { readonly all: readonly string[] } {
  const all = ['img', 'pictures'].flatMap((part) => filesIn(folder, part).files)
  const names = new Set(all)
  const byLowerCase = new Map(all.map((path) => [path.toLowerCase(), path]))
  return {
    all,
    has: (path) => names.has(path) || (!/^(img|pictures)\//.test(path) && isFile(folder, path)),
    likeIgnoringCase: (path) => byLowerCase.get(path.toLowerCase()),
  }
}

function isFile(folder: string, path: string): boolean {
  return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true
}

async function lookAt(
  folder: string,
  path: string,
): Promise<Omit<PictureFile, 'widthInName' | 'wanted'>> {
  const file = join(folder, path)
  const { size: bytes } = statSync(file)
  const { format, compression, width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined, width: 0, height: 0 }))
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  return { path, bytes, format: name, width, height }
}

/** How many files are open at the same time. */
const TOGETHER = 32

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += TOGETHER) {
    yield items.slice(start, start + TOGETHER)
  }
}

function unusedPictures(all: readonly string[], used: ReadonlyMap<string, unknown>): Problem[] {
  return all
    .filter((path) => path.startsWith('img/') && !used.has(path) && !ICONS.test(path))
    .map((file) => ({
      level: 'warning',
      rule: 'picture-unused',
      file,
      message: 'is not used',
      fix: 'remove it, or put your own pictures for the command photos into pictures/',
    }))
}
