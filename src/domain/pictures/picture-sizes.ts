import * as z from 'zod/mini'
import { optionalFact } from '#src/domain/schema-parts.ts'

/** A picture's address, relative or https. Any other becomes empty text, for which a placeholder is shown. */
export const pictureSchema = z.pipe(
  z.string(),
  z.transform((address) => (isAllowed(address) ? address : '')),
)

const BASE = 'https://shop.example'

function isAllowed(address: string): boolean {
  // Half a surrogate pair cannot be encoded; an address without a colon has no scheme.
  if (/\p{Surrogate}/u.test(address)) return false
  if (!address.includes(':')) return true
  return URL.canParse(address, BASE) && new URL(address, BASE).protocol === 'https:'
}

/** Sizes in addition to the paths of the specification, the same for all pictures of a product: `card-640.webp`. */
const sizesSchema = z.object({
  /** In pixels, from the smallest to the largest. */
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  /** The preferred one first. */
  formats: z.array(z.enum(['avif', 'webp', 'jpeg', 'png'])).check(z.minLength(1)),
  /** Height divided by width. */
  ratio: z.number().check(z.positive()),
  /** The colour of a cut-out product, and so of the room behind it. */
  color: z.optional(z.string()),
  /** The colour of a photograph's own ground, if that is light and plain: its room has the same. */
  backdrop: z.optional(z.string()),
  /** The colours along its upper and its lower edge, as `#rrggbb,#rrggbb`; of a portrait, along its left and right one. */
  edges: z.optional(z.array(z.string())),
  /** Names of pictures that show a part of the product, and fill their box: `detail` for `detail-640.webp`. */
  closeUps: z.optional(z.array(z.string())),
})

export type PictureSizes = z.infer<typeof sizesSchema>

/** Without it, the shop shows the pictures of the plain paths. */
export const pictureSizesSchema = optionalFact(sizesSchema)
