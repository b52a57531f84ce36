import * as z from 'zod/mini'
import { pictureSizesSchema, type PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { slugOf } from '#src/domain/address/slugs.ts'
import { about, optional, picture, settingsObject, sizes, TEXT, text } from './setting-parts.ts'
import { isStandardCategory, STANDARD_CATEGORIES } from './standard-categories.ts'

/** First segments of other paths, in the shop and on its host, and the name of the list of products. */
const TAKEN = [
  ...['cart', 'favourites', 'search', 'compare', 'shared', 'order', 'info', 'p', 'products'],
  ...['api', 'img', 'assets', 'links', 'schemas', 'index'],
]

/** The pattern of an id. */
const ID = String.raw`^(?!(?:${TAKEN.join('|')})$)[a-z][\da-z-]*$`

const isId = (id: string) => new RegExp(ID).test(id)

const names = {
  label: optional(text, 'The name in the navigation.'),
  title: optional(
    text,
    'The heading of the list. Left out: the label, for phones such as Phones page.',
  ),
  tile: optional(
    settingsObject({
      picture: optional(
        picture,
        'A path in the shop’s folder, or an https address. Left out: that of the first product.',
      ),
      pictureSizes: pictureSizesSchema,
      title: optional(text, 'The text below the picture. Left out: the label.'),
    }),
    'The tile of the category on the home page.',
  ),
}

const standardCategory = optional(
  z.union(
    [z.literal(false), text, settingsObject(names)],
    'must be a name, such as "Handsets", or an object, or false',
  ),
  'The name of the category, or its names and tile, or false to leave it out.',
)

const ownCategory = settingsObject({
  id: z.string(TEXT).check(
    z.refine(
      isId,
      'must be small letters, digits and dashes, such as city-bikes, and not a page that the shop has, such as cart',
    ),
    about('The beginning of its addresses, and the name of the file of its details.', {
      pattern: ID,
    }),
  ),
  ...names,
})

/** The pattern of a label that an id can be made of. */
const LABEL = String.raw`^(?!(?:${[...TAKEN, ...TAKEN.map(capitalised)].join('|')})$)[A-Za-zÄÖÜäöü][\dA-Za-zÄÖÜäöüß &-]*$`

const OWN_FAULT = 'must be a name in plain letters, such as "City bikes", or an object with an id'

const ownLabel = z.string().check(
  z.refine((label) => new RegExp(LABEL).test(label) && isId(slugOf(label)), OWN_FAULT),
  z.meta({ pattern: LABEL }),
)

const list = z
  .array(z.union([ownLabel, ownCategory], OWN_FAULT))
  .check(z.minLength(1, 'must have at least one category'), (payload) => {
    const ids = payload.value.map((each) => withId(each).id)
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue
      const message = `must have an id of its own: ${id} is taken`
      payload.issues.push({ code: 'custom', path: [index], message, input: payload.value[index] })
    }
  })

export const categories = z
  .prefault(
    z.union(
      [
        list,
        settingsObject({
          phones: standardCategory,
          tablets: standardCategory,
          accessories: standardCategory,
        }),
      ],
      'must be a list, such as ["City bikes", { "id": "locks", "label": "Bike locks" }]',
    ),
    {},
  )
  .check(
    about(
      'The categories: a list of your own, of any length, or other names for phones, tablets and accessories. One that has no products is not shown.',
    ),
  )

type OwnCategory = z.output<typeof ownCategory>

interface CategorySettings {
  readonly label: string
  readonly title: string
  readonly tile: {
    readonly title: string
    /** Undefined until the build has chosen a product’s. */
    readonly picture?: string
    readonly pictureSizes?: PictureSizes | undefined
  }
}

/** Those that are shown, and the ids of those that are not. */
export function categoriesOf(own: z.output<typeof categories>) {
  const shown = new Map<string, CategorySettings>()
  const hiddenCategories: string[] = []
  if (Array.isArray(own)) {
    for (const each of own.map(withId)) shown.set(each.id, withDefaults(each))
  } else {
    for (const id of STANDARD_CATEGORIES) {
      const names = own[id]
      if (names === false) hiddenCategories.push(id)
      else
        shown.set(
          id,
          withDefaults({ ...(typeof names === 'string' ? { label: names } : names), id }),
        )
    }
  }
  return { categories: Object.fromEntries(shown), hiddenCategories }
}

function withId(own: string | OwnCategory): OwnCategory {
  return typeof own === 'string' ? { id: slugOf(own), label: own } : own
}

function withDefaults({ id, label: own, title, tile = {} }: OwnCategory): CategorySettings {
  const isStandard = isStandardCategory(id)
  const label = own ?? capitalised(id.replaceAll('-', ' '))
  const { picture: path, pictureSizes } = tile
  return {
    label,
    title: title ?? (isStandard ? `${label} page` : label),
    tile: {
      title: tile.title ?? own ?? (id === 'phones' ? 'Mobile phones' : label),
      ...(path !== undefined && { picture: path, ...(pictureSizes && { pictureSizes }) }),
      ...(path === undefined && isStandard && own === undefined && standardPicture(id)),
    },
  }
}

/** The specified tile's. */
function standardPicture(id: string) {
  return { picture: `img/category/${id}-800.webp`, pictureSizes: sizes([384, 800], 1) }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
