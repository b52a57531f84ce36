import * as z from 'zod/mini'
import { CATEGORIES, type Category } from '#src/domain/product/category.ts'
import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { about, picture, settingsObject, sizes, text } from './setting-parts.ts'

/** A category's own names and tile, or false where the shop does not show it. */
const category = z.optional(
  z
    .union([
      z.literal(false),
      settingsObject({
        label: z.optional(text).check(about('The name in the navigation.')),
        title: z
          .optional(text)
          .check(about('The heading of the list. Left out: the label and page.')),
        tile: z
          .optional(
            settingsObject({
              picture: z
                .optional(picture)
                .check(about('A path in the shop’s folder, or an https address.')),
              pictureSizes: pictureSizesSchema,
              title: z
                .optional(text)
                .check(about('The text below the picture. Left out: the label.')),
            }),
          )
          .check(about('The tile of the category on the home page.')),
      }),
    ])
    .check(about('The names of the category, or false to leave it out.')),
)

export const categories = z
  .prefault(settingsObject({ phones: category, tablets: category, accessories: category }), {})
  .check(
    about(
      'The categories. One that has no products is not shown. Their ids stay phones, tablets and accessories, whatever they are called.',
    ),
  )

const CATEGORY_STANDARDS = {
  phones: { label: 'Phones', tile: 'Mobile phones' },
  tablets: { label: 'Tablets', tile: 'Tablets' },
  accessories: { label: 'Accessories', tile: 'Accessories' },
} as const

type OwnCategories = z.output<typeof categories>
type CategorySettings = ReturnType<typeof withStandard>

/** Those that are shown. */
export function categoriesOf(own: OwnCategories): Partial<Record<Category, CategorySettings>> {
  return Object.fromEntries(
    CATEGORIES.flatMap((each): [Category, CategorySettings][] => {
      const names = own[each]
      return names === false ? [] : [[each, withStandard(each, names)]]
    }),
  )
}

function withStandard(name: Category, own: Exclude<OwnCategories[Category], false> = {}) {
  const standard = CATEGORY_STANDARDS[name]
  const label = own.label ?? standard.label
  const { picture: path, pictureSizes } = own.tile ?? {}
  return {
    label,
    title: own.title ?? `${label} page`,
    tile: {
      title: own.tile?.title ?? own.label ?? standard.tile,
      ...(path === undefined
        ? {
            picture: `img/category/${name}-800.webp`,
            pictureSizes: sizes([384, 800], 1),
          }
        : { picture: path, ...(pictureSizes && { pictureSizes }) }),
    },
  }
}
