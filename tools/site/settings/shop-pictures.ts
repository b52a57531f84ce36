import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import type { Settings } from './read-settings.ts'

/** The build draws it for a shop without a logo: the first letter of its name, which is its logo too. */
export const LETTER_ICON = 'img/favicon.svg'

/** The settings with the sizes of those pictures whose files exist in several sizes and that have none set. */
export function withPictureSizes(settings: Settings, folder: string): Settings {
  const { slides, categories } = settings
  return {
    ...settings,
    slides: slides.map((slide) => ({
      ...slide,
      pictureSizes: slide.pictureSizes ?? sizesOf(folder, slide.picture, 0.4),
      tallPictureSizes: slide.tallPictureSizes ?? sizesOf(folder, slide.tallPicture, 1.25),
    })),
    categories: Object.fromEntries(
      Object.entries(categories).map(([category, { tile, ...rest }]) => [
        category,
        {
          ...rest,
          tile: { ...tile, pictureSizes: tile.pictureSizes ?? sizesOf(folder, tile.picture, 1) },
        },
      ]),
    ),
  }
}

/** A picture and its other sizes, as paths in the folder: `summer-1120.webp` and `summer-768.avif`. */
export function filesOfPicture(folder: string, path: string): string[] {
  const [, stem] = /^(.*)-\d+\.\w+$/.exec(path) ?? []
  if (stem === undefined) return existsSync(join(folder, path)) ? [path] : []
  const inside = dirname(path)
  if (!existsSync(join(folder, inside))) return []
  return readdirSync(join(folder, inside))
    .map((name) => posix.join(inside, name))
    .filter((file) => file.startsWith(stem) && /^-\d+\.\w+$/.test(file.slice(stem.length)))
}

/** @param ratio of the area in which the picture is shown: height divided by width */
function sizesOf(folder: string, path = '', ratio: number): PictureSizes | undefined {
  const files = filesOfPicture(folder, path).map((file) => /-(\d+)\.(\w+)$/.exec(file) ?? [])
  const widthsOf = (format: string) =>
    files.flatMap(([, width, ending]) => (ending === format ? [Number(width)] : []))
  const formats = (['avif', 'webp'] as const).filter((format) => widthsOf(format).length > 0)
  const widths = widthsOf(formats[0] ?? '').filter((width) =>
    formats.every((format) => widthsOf(format).includes(width)),
  )
  if (widths.length < 2) return undefined
  return { widths: widths.toSorted((a, b) => a - b), formats, ratio }
}
