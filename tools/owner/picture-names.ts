import { slugOf } from '#src/domain/text/slugs.ts'

interface PictureNames {
  readonly sku?: string | undefined
  readonly gtin?: string | undefined
  readonly id?: string | number | undefined
  readonly itemId?: string | undefined
  readonly name?: string | undefined
}

/** The endings of further pictures, as slugs: those of `1001_2.jpg`, `1001-2.jpg` and `1001 (2).JPG`. */
const ENDING = /-(\d{1,2})$/

/** Finds pictures by article number, barcode, id or name. A picture named after another product is not a further one. */
export function picturesByName(paths: readonly string[], products: readonly PictureNames[]) {
  const keys = new Map(paths.map((path) => [path, slugOf(path.replace(/^.*\/|\.\w+$/gs, ''))]))
  const exact = Map.groupBy(paths, (path) => keys.get(path) ?? '')
  const numbered = Map.groupBy(
    paths.filter((path) => ENDING.test(keys.get(path) ?? '')),
    (path) => (keys.get(path) ?? '').replace(ENDING, ''),
  )
  const taken = new Set(products.flatMap(keysOf))
  const numberOf = (path: string) => Number(ENDING.exec(keys.get(path) ?? '')?.[1])
  return (product: PictureNames): readonly string[] => {
    const found = keysOf(product).map((key) => [
      ...(exact.get(key) ?? []),
      ...(numbered.get(key) ?? [])
        .filter((path) => !taken.has(keys.get(path) ?? ''))
        .sort((a, b) => numberOf(a) - numberOf(b)),
    ])
    return found.find((pictures) => pictures.length > 0) ?? []
  }
}

/** How many products have no picture, and what it could be called; undefined if all have one. */
export function withoutPictureText(products: readonly PictureNames[]): string | undefined {
  const [first] = products
  if (!first) return undefined
  const [key = '', ...others] = new Set(keysOf(first))
  const examples = [`${key}.jpg`, `${key}_2.jpg`, ...others.map((other) => `${other}.jpg`)]
  return (
    `without a picture: ${products.length}; in img/ and pictures/, none is called like the article number, ` +
    `EAN, id or name, such as ${examples.join(', ')}`
  )
}

function keysOf({ sku = '', gtin = '', id = '', itemId = '', name = '' }: PictureNames): string[] {
  return [sku, gtin, String(id), itemId, name].map(slugOf).filter((key) => key !== '')
}
