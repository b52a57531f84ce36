import * as z from 'zod/mini'

/** The address of a picture, beside the shop or on the web (https); any other is read as none, and a placeholder is shown. */
export const pictureSchema = z.pipe(
  z.string(),
  z.transform((address) => (isAllowed(address) ? address : '')),
)

function isAllowed(address: string): boolean {
  // Half a surrogate pair cannot be encoded; without a colon there is no scheme.
  if (/\p{Surrogate}/u.test(address)) return false
  if (!address.includes(':')) return true
  try {
    return new URL(address, 'https://shop.example').protocol === 'https:'
  } catch {
    return false
  }
}

/**
 * Which sizes of a product's pictures exist, beyond the plain paths of the specification. The pictures of one product
 * all come in the same sizes, and their files differ in width and format only: `card-640.webp`, `card-208.avif`.
 */
const sizesSchema = z.object({
  /** In pixels, from the smallest to the largest. */
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  /** From the one that is liked best. */
  formats: z.array(z.enum(['avif', 'webp', 'jpeg', 'png'])).check(z.minLength(1)),
  /** Height divided by width. */
  ratio: z.number().check(z.positive()),
  /** A CSS colour that stands for the picture until it is there. */
  color: z.optional(z.string()),
})

export type PictureSizes = z.infer<typeof sizesSchema>

/** Optional, and left out where it does not parse: the shop then shows the plain pictures. */
export const pictureSizesSchema = z.optional(z.catch(z.optional(sizesSchema), undefined))
