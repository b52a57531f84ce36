import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { picturesOf, type Entity } from '#tools/owner/catalogue.ts'
import { hasSizes, makeSizes, type MadeSizes } from '#tools/owner/photos/make-sizes.ts'
import { pictureFinder, type Original } from '#tools/owner/photos/picture-finder.ts'
import { sizedPictures } from '#tools/owner/photos/with-sizes.ts'

/**
 * Products that were in the shop before, and are in the list again, get the sizes that `photos` made of their pictures
 * then: their originals are in `pictures/`, so the shop would show none.
 */
export async function withReturnedPictures(
  folder: string,
  entities: readonly Entity[],
): Promise<readonly Entity[]> {
  const isGone = ({ product: { image, pictureSizes } }: Entity) =>
    pictureSizes === undefined && image.startsWith('img/') && !existsSync(join(folder, image))
  const gone = entities.filter(isGone)
  const finder = pictureFinder(folder, [])
  const originals = gone.flatMap(picturesOf).flatMap((path) => finder.byPath(path) ?? [])
  const made = new Map<Original, MadeSizes>()
  for (const original of new Set(originals)) {
    if (hasSizes(folder, original)) made.set(original, await makeSizes(folder, original))
  }
  return entities.map((entity) => {
    if (!isGone(entity)) return entity
    const { product, detail } = entity
    return {
      ...entity,
      product: { ...product, ...sizedPictures(product, finder, made) },
      detail: detail && { ...detail, ...sizedPictures(detail, finder, made) },
    }
  })
}
