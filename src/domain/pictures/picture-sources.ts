import type { PictureSizes } from './picture-sizes.ts'

const SIZED_FILE = /-\d+\.\w+$/

export function isCloseUp(path: string, sizes: PictureSizes | undefined): boolean {
  const name = path.replace(SIZED_FILE, '').split('/').at(-1) ?? ''
  return sizes?.closeUps?.includes(name) === true
}

/** The first picture of a part of the product, or the same picture. */
export function closeUpOf(path: string, sizes: PictureSizes | undefined): string {
  const [name] = sizes?.closeUps ?? []
  return name === undefined ? path : path.replace(/[^/]+(?=-\d+\.\w+$)/, () => name)
}

/** In pixels: the width of the file that a catalogue names, and that a page without scripts shows. */
export const PAGE_WIDTH = 640

/** None unless `path` ends in `-{width}.{format}`. Files larger than the first at least `enough` wide are left out. */
export function pictureSources(
  path: string,
  sizes: { readonly widths: readonly number[]; readonly formats: readonly string[] } | undefined,
  enough = Infinity,
) {
  if (!sizes || !SIZED_FILE.test(path)) return []
  const widths = sizes.widths.filter((_, index, all) => (all[index - 1] ?? 0) < enough)
  // A comma or a space would end the address in a `srcset`.
  const stem = encodeURI(path.replace(SIZED_FILE, '')).replaceAll(',', '%2C')
  return sizes.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }))
}
