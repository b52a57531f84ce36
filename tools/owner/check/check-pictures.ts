import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '#tools/site/files-in.ts'
import {
  ENDINGS,
  formatOf,
  isDeliveredDrawing,
  isPrivate,
  PICTURE,
} from '#tools/site/settings/published-picture.ts'
import { PUBLISHED } from '#tools/site/settings/copy-shop.ts'
import { filesOfPicture } from '#tools/site/settings/shop-pictures.ts'
import { pictureSources } from '#src/domain/pictures/picture-sources.ts'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { isOwnersPicture } from '#tools/owner/photos/picture-finder.ts'
import { picturesByName, withoutPictureText } from '#tools/owner/picture-names.ts'
import { wantedWidths } from '#tools/owner/photos/setting-pictures.ts'
import type { Catalogue } from './catalogue-problems.ts'
import { problem, problemsAt, type Place } from './problems.ts'

interface SettingsPicture extends Place {
  readonly path: string
  readonly field: string
}

interface NamedPicture extends SettingsPicture {
  readonly sizes: PictureSizes | undefined
}

/** Pictures larger than this make pages slow: a product's own is shown at most 1280 pixels wide. */
const [MOST_BYTES, MOST_PIXELS] = [1_000_000, 3000]

/** Larger pictures should have sizes for small screens. */
const MOST_BYTES_OF_ONE_SIZE = 150_000

/** Pictures that no setting names: the build looks for them. */
const ICONS = /^img\/(?:icons\/|favicon\.svg$)/

const TOGETHER = 32

/** What an owner should fix in the pictures; those on other hosts are not looked at. */
export async function checkPictures(
  folder: string,
  catalogue: Catalogue,
  ofSettings: readonly SettingsPicture[],
  hasRefused: boolean,
): Promise<Problem[]> {
  const all = ['img', 'pictures'].flatMap((part) => filesIn(folder, part).files)
  const names = new Set(all)
  const byLowerCase = new Map(all.map((path) => [path.toLowerCase(), path]))
  const has = (path: string) =>
    names.has(path) || (!/^(img|pictures)\//.test(path) && isFile(folder, path))
  const problems: Problem[] = []
  /** With the widths in which the home page shows those that have only one. */
  const used = new Map<string, readonly number[] | undefined>()
  for (const picture of namedPictures(catalogue, ofSettings)) {
    const { path, sizes, field } = picture
    const sized = sizedFiles(path, sizes)
    problems.push(...nameProblems(picture, sized, has, byLowerCase.get(path.toLowerCase())))
    // The build finds the sizes of the settings' pictures by their names.
    const wanted = wantedWidths(field.split('.'))
    const found = wanted ? filesOfPicture(folder, path) : []
    for (const file of [path, ...found, ...sized]) used.set(file, used.get(file))
    if (found.length === 1) used.set(path, wanted)
  }
  // An address that the shop refuses is one, too, and has a sentence of its own.
  const without = hasRefused ? [] : catalogue.products.filter(({ value }) => value.image === '')
  const values = catalogue.products.map(({ value }) => value)
  const findByName = picturesByName(all.filter(isOwnersPicture), values)
  const named = without.map((product) => ({ ...product, paths: findByName(product.value) }))
  const none = named.filter(({ paths }) => paths.length === 0)
  const waiting = named.filter(({ paths }) => paths.length > 0)
  const found = waiting.flatMap(({ paths }) => paths)
  if (none[0])
    problems.push(
      problemsAt(none[0].place)('picture-none', 'image', undefined, {
        without: withoutPictureText(none.map(({ value }) => value)),
      }),
    )
  if (waiting[0])
    problems.push(
      problemsAt(waiting[0].place)('picture-waiting', 'image', found[0], { count: waiting.length }),
    )
  const unused = all.filter(
    (path) =>
      path.startsWith('img/') && !used.has(path) && !found.includes(path) && !ICONS.test(path),
  )
  const present = [...[...used.keys()].filter(has), ...unused]
  for (let done = 0; done < present.length; done += TOGETHER) {
    const looked = present
      .slice(done, done + TOGETHER)
      .map((path) => fileProblems(folder, path, used.has(path), used.get(path)))
    problems.push(...(await Promise.all(looked)).flat())
  }
  const published = PUBLISHED.flatMap((part) => filesIn(folder, part).files)
  const [drawing, ...drawings] = published.filter(
    (path) => /\.svgz?$/i.test(path) && !isDeliveredDrawing(path, readFileSync(join(folder, path))),
  )
  if (drawing !== undefined) {
    const others = drawings.length === 0 ? '' : `, as ${drawings.length} more are`
    problems.push(problem('picture-drawing', { file: drawing }, { others }))
  }
  return problems
}

/** Each different picture once, with the first entry that names it. */
function namedPictures(
  { products, details }: Catalogue,
  ofSettings: readonly SettingsPicture[],
): NamedPicture[] {
  const pictures = [
    ...products.map(({ place, value: { image, pictureSizes } }) => ({
      ...{ ...place, field: 'image', path: image, sizes: pictureSizes },
    })),
    ...Object.values(details)
      .flat()
      .flatMap(({ place, value: { images, pictureSizes } }) =>
        images.map((path) => ({ ...place, field: 'images', path, sizes: pictureSizes })),
      ),
    ...ofSettings.map((picture) => ({ ...picture, sizes: undefined })),
  ].filter(({ path }) => path !== '' && !path.includes(':'))
  const keyOf = ({ path, sizes }: NamedPicture) => `${path} ${JSON.stringify(sizes)}`
  const first = new Map(pictures.toReversed().map((picture) => [keyOf(picture), picture]))
  return [...first.values()].reverse()
}

function* nameProblems(
  { path, field, file, line }: NamedPicture,
  sized: readonly string[],
  has: (path: string) => boolean,
  like: string | undefined,
): Generator<Problem> {
  const about = { file, line, field, read: path }
  if (/^[/\\]|\\|(^|\/)\.\.(\/|$)/.test(path)) yield problem('picture-outside', about)
  else if (!has(path))
    yield problem(like === undefined ? 'picture-missing' : 'picture-missing like', about, { like })
  else if (!path.startsWith('img/')) yield problem('picture-not-published', about)
  const missing = sized.filter((size) => !has(size))
  if (has(path) && missing.length > 0) {
    const values = { count: missing.length, files: missing.slice(0, 3).join(', ') }
    yield problem('size-missing', about, values)
  }
}

async function fileProblems(
  folder: string,
  file: string,
  isUsed: boolean,
  wanted: readonly number[] | undefined,
): Promise<Problem[]> {
  const content = readFileSync(join(folder, file))
  const bytes = content.length
  const found = await sharp(content)
    .metadata()
    .catch(() => undefined)
  const format = found && formatOf(found)
  const endings = ENDINGS.get(format ?? '')
  const isPublished = file.startsWith('img/')
  const stored =
    isPublished && found && endings && isPrivate(found, content)
      ? [problem('picture-private', { file })]
      : []
  if (!isUsed) {
    const isLeftOut = PICTURE.test(file) && !endings
    return [problem(isLeftOut ? 'picture-left-out' : 'picture-unused', { file }), ...stored]
  }
  if (!found)
    return [problem(bytes === 0 ? 'picture-unreadable empty' : 'picture-unreadable', { file })]
  const { width, height } = found
  const ending = /[^.]*$/.exec(file)?.[0].toLowerCase() ?? ''
  const problems = stored
  if (!endings) problems.push(problem('picture-format', { file }, { format }))
  else if (!endings.includes(ending))
    problems.push(problem('picture-ending', { file }, { format, ending, right: endings[0] }))
  if (bytes > MOST_BYTES) {
    const megabytes = (bytes / 1e6).toFixed(1)
    problems.push(problem('picture-huge bytes', { file }, { megabytes }))
  } else if (Math.max(width, height) > MOST_PIXELS)
    problems.push(problem('picture-huge pixels', { file }, { width, height, most: MOST_PIXELS }))
  if (wanted && bytes > MOST_BYTES_OF_ONE_SIZE && bytes <= MOST_BYTES)
    problems.push(problem('sizes-wanted', { file }, { wanted: wanted.join(', ') }))
  return problems
}

/** The files of a picture's sizes: none unless its name has a width. */
function sizedFiles(path: string, sizes: PictureSizes | undefined): string[] {
  return pictureSources(path, sizes).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((candidate) => decodeURIComponent(candidate.split(' ')[0] ?? '')),
  )
}

function isFile(folder: string, path: string): boolean {
  return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true
}
