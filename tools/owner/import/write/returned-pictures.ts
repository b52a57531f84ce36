import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { hasSizes, makeSizes, type MadeSizes } from '#tools/owner/photos/make-sizes.ts'
import { pictureFinder, type Original } from '#tools/owner/photos/picture-finder.ts'
import { withSizes } from '#tools/owner/photos/with-sizes.ts'

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
  const originals = gone.flatMap(({ product, detail }) =>
    [product.image, ...(detail?.images ?? [])].flatMap((path) => finder.byPath(path) ?? []),
  )
  const made = new Map<Original, MadeSizes>()
  for (const original of new Set(originals)) {
    if (hasSizes(folder, original)) made.set(original, await makeSizes(folder, original))
  }
  return entities.map((entity) => {
    if (!isGone(entity)) return entity
    const { product, detail } = entity
    const [list, page] = [product, detail ?? {}].map((entry) => withSizes(entry, finder, made))
    return {
      product: {
        ...product,
        image: list?.image ?? product.image,
        ...sizesOf(list?.pictureSizes),
      },
      detail: detail && {
        ...detail,
        images: page?.images ?? detail.images,
        ...sizesOf(page?.pictureSizes),
      },
    }
  })
}

function sizesOf(written: unknown) {
  const pictureSizes = pictureSizesSchema.parse(written)
  return pictureSizes && { pictureSizes }
}
