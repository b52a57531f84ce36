import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { colorOf } from '#tools/site/settings/accent.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { PAGE_WIDTH } from '#src/domain/pictures/picture-sources.ts'
import { noteFile, noteOf, readNote } from './made-notes.ts'
import { insideOf, type Original } from './picture-finder.ts'

/** In pixels. The largest is for full size, and for wide windows. */
const WIDTHS = [208, 416, PAGE_WIDTH, 1280] as const

const USUAL_WIDTH = 1120

/** The preferred one first. */
export const FORMATS = ['avif', 'webp'] as const

/** With more effort, AVIF takes eight times as long for a twentieth fewer bytes. */
const ENCODING = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } } as const

export type MadeSizes = Awaited<ReturnType<typeof makeSizes>>

/**
 * Makes the sizes of a picture that are missing or made of another one. A small original is not enlarged beyond
 * the smallest size. Turns it the right way up, and leaves out what the camera has stored, such as the location.
 */
export async function makeSizes(
  folder: string,
  { path, stem }: Original,
  wanted: readonly number[] = WIDTHS,
) {
  const source = readFileSync(join(folder, path))
  const note = noteOf(insideOf(path), source)
  const isSame = readNote(folder, stem) === note
  const { autoOrient, hasAlpha } = await sharp(source).metadata()
  const fitting = wanted.filter((width) => width <= autoOrient.width)
  const widths = fitting.length > 0 ? fitting : wanted.slice(0, 1)
  const missing = widths
    .flatMap((width) => FORMATS.map((format) => ({ width, format })))
    .filter(
      ({ width, format }) => !isSame || !existsSync(join(folder, sizePath(stem, width, format))),
    )
  if (missing.length > 0) {
    const largest = await sharp(source)
      .autoOrient()
      .resize({ width: widths.at(-1) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    // sharp calls these pixels premultiplied, and they are not: edges would become too bright.
    const raw = { ...largest.info, premultiplied: false }
    const files = missing.map(async ({ width, format }) => {
      const sized = sharp(largest.data, { raw }).resize({ width })
      const bytes = await sized.toFormat(format, ENCODING[format]).toBuffer()
      return [join(folder, sizePath(stem, width, format)), bytes] as const
    })
    // If only some become complete, the note of before stays, and all are made again.
    writeFiles([...(await Promise.all(files)), [noteFile(folder, stem), note]])
  }
  const isCutOut = hasAlpha && !(await sharp(source).stats()).isOpaque
  /** Height divided by width. */
  const ratio = Number((autoOrient.height / autoOrient.width).toFixed(4))
  return {
    widths,
    ratio,
    /** Whether the ground around the product is transparent. */
    isCutOut,
    ...(isCutOut ? {} : await groundOf(source, ratio > 1)),
    /** How many files were made now; the others were there. */
    made: missing.length,
  }
}

/** Of 255: the darkest mean of a light ground, and the largest mean distance from it of a plain one. */
const BACKDROP = { darkest: 170, distance: 12 }

/** Where two edges are measured, of 32 places. */
const STOPS = [0, 8, 16, 23, 31]

/**
 * The colour along a picture's edge, as `#rrggbb`, if it is light and nearly the same everywhere; and those along the
 * upper and the lower edge, of a portrait along the left and the right one, if they differ.
 */
async function groundOf(
  source: Buffer,
  isPortrait: boolean,
): Promise<Pick<PictureSizes, 'backdrop' | 'edges'>> {
  const side = 32
  const small = sharp(source).autoOrient().toColourspace('srgb').flatten({ background: '#ffffff' })
  const pixels = await small.resize(side, side, { fit: 'fill' }).raw().toBuffer()
  const isEdge = (place: number) => [0, side - 1].includes(place)
  const edge = [...Array(side * side).keys()].filter(
    (at) => isEdge(at % side) || isEdge(Math.floor(at / side)),
  )
  const channels = [0, 1, 2].map((channel) => edge.map((at) => pixels[3 * at + channel] ?? 0))
  const means = channels.map(mean)
  const distances = channels.map((values, channel) =>
    mean(values.map((value) => Math.abs(value - (means[channel] ?? 0)))),
  )
  if (Math.min(...means) < BACKDROP.darkest || Math.max(...distances) > BACKDROP.distance) return {}
  const backdrop = colorOf(means.map((each) => each / 255))
  const colorAt = (at: number) =>
    colorOf([0, 1, 2].map((channel) => (pixels[3 * at + channel] ?? 0) / 255))
  const [along, across] = isPortrait ? [side, 1] : [1, side]
  const edges = [0, side - 1].map((line) =>
    STOPS.map((place) => colorAt(line * across + place * along)),
  )
  const isPlain = edges.flat().every((color) => color === backdrop)
  return { backdrop, ...(!isPlain && { edges: edges.map((colors) => colors.join()) }) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Whether sizes of a picture were made: each has the smallest. */
export function hasSizes(folder: string, { stem }: Original): boolean {
  return existsSync(join(folder, sizePath(stem, WIDTHS[0], 'webp')))
}

/** The file that the catalogue or a setting names: the one for pages, else the largest for windows of usual width. */
export function shownPath(stem: string, widths: readonly number[]): string {
  const width = widths.includes(PAGE_WIDTH)
    ? PAGE_WIDTH
    : (widths.findLast((each) => each <= USUAL_WIDTH) ?? widths[0] ?? PAGE_WIDTH)
  return sizePath(stem, width, 'webp')
}

function sizePath(stem: string, width: number, format: (typeof FORMATS)[number]): string {
  return `${stem}-${width}.${format}`
}
