import * as z from 'zod/mini'
import { pictureSchema, pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { optionalFact } from '#src/domain/schema-parts.ts'
import {
  colorValueSchema,
  daySchema,
  factSchema,
  factsSchema,
  isOver,
  numbersShape,
  priceSchema,
  reductionShape,
  slugSchema,
  unitPriceAt,
  unitPriceSchema,
} from './product.ts'

function listSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((list) => list ?? []),
  )
}

/** An entry of `{category}.json` (specification, section 3). Variants share a `namespaceId`. */
const entry = z.object({
  id: slugSchema,
  namespaceId: z.string(),
  name: z.string().check(z.minLength(1)),
  /** The main one first. */
  images: listSchema(pictureSchema),
  pictureSizes: pictureSizesSchema,
  color: factSchema,
  colorValue: optionalFact(colorValueSchema),
  colorsAvailable: listSchema(z.string()),
  capacity: factSchema,
  capacityAvailable: listSchema(z.string()),
  priceDiscount: priceSchema,
  priceRegular: priceSchema,
  saleUntil: optionalFact(daySchema),
  unitPrice: optionalFact(unitPriceSchema),
  ...reductionShape,
  screen: factSchema,
  resolution: factSchema,
  processor: factSchema,
  ram: factSchema,
  camera: z.nullish(z.string()),
  zoom: z.nullish(z.string()),
  cell: listSchema(z.string()),
  guarantee: optionalFact(z.string()),
  repairability: optionalFact(z.string()),
  updatesUntil: optionalFact(z.string()),
  /** The blocks of the 'About' section; each `text` is a paragraph. */
  description: listSchema(z.object({ title: z.string(), text: z.array(z.string()) })),
  facts: factsSchema,
  ...numbersShape,
  /** The code of the description's language, if it is another than the page's: the build writes it. */
  textLanguage: optionalFact(z.string()),
})

export const productDetailSchema = entry.check(({ value: detail }) => {
  if (isOver(detail.saleUntil)) {
    detail.priorText = undefined
    detail.priceRegular = detail.priceAfter ?? detail.priceRegular
    detail.unitPrice = unitPriceAt(detail.priceRegular, detail.priceDiscount, detail.unitPrice)
    detail.priceDiscount = detail.priceRegular
  }
})

export type ProductDetail = z.infer<typeof productDetailSchema>

/** The blocks of the description that have a text. */
export function aboutBlocks({ description }: ProductDetail): ProductDetail['description'] {
  return description.filter(({ title, text }) => [title, ...text].join('').trim() !== '')
}
