/** One `source` of a `picture` element. */
export interface PictureSource {
  readonly type: string
  readonly srcSet: string
}

const SIZED_FILE = /-\d+\.\w+$/

interface Sizes {
  readonly widths: readonly number[]
  readonly formats: readonly string[]
}

/** Widths up to the first of at least this one, in pixels, are enough for a picture within a page. */
const PAGE_WIDTH = 640

/** The sizes that a product's picture has within a page: the largest files load only in full size. */
export function pageSizes({ widths, formats }: Sizes): Sizes {
  const enough = widths.findIndex((width) => width >= PAGE_WIDTH)
  return { widths: enough < 0 ? widths : widths.slice(0, enough + 1), formats }
}

/** The files that the browser may choose instead of `path`; none unless `path` ends in `-{width}.{format}`. */
export function pictureSources(path: string, sizes: Sizes | undefined): PictureSource[] {
  if (!sizes || !SIZED_FILE.test(path)) return []
  // A comma or a space would end the address in a `srcset`.
  const stem = encodeURI(path.replace(SIZED_FILE, '')).replaceAll(',', '%2C')
  return sizes.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: sizes.widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }))
}
