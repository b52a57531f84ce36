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
