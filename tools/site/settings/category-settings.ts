import * as z from 'zod/mini'
import { pictureSizesSchema } from '#src/domain/pictures/picture-sizes.ts'
import { slugOf } from '#src/domain/text/slugs.ts'
import { about, color, matching, optional, picture, settingsObject, text } from './setting-parts.ts'

/** First segments of other paths, in the shop and on its host, and the name of the list of products. */
const TAKEN = [
  ...['cart', 'favourites', 'search', 'compare', 'shared', 'order', 'info', 'p', 'products'],
  ...['api', 'img', 'assets', 'links', 'schemas', 'index'],
]

/** Numbers alone would change the order of the categories. */
const ID = new RegExp(String.raw`^(?!(?:${TAKEN.join('|')}|\d+)$)[a-z\d][\da-z-]*$`)

const isId = (id: string) => ID.test(id)

const names = {
  label: optional(text, 'The name in the navigation. Left out: the id, such as City bikes.'),
  title: optional(text, 'The heading of the list. Left out: the label.'),
  tile: optional(
    settingsObject({
      picture: optional(
        picture,
        'A path in the shop’s folder, or an https address. Left out: that of the first product.',
      ),
      pictureSizes: pictureSizesSchema,
      color: optional(
        color,
        'The colour of its ground, for a picture of cut-out products. Left out: that of the first product, if the tile shows it.',
      ),
      title: optional(text, 'The text above the picture. Left out: the label.'),
    }),
    'The tile of the category on the home page.',
  ),
}

const idSchema = matching(
  ID,
  'must be small letters, digits and dashes, such as "city-bikes", and not a page that the shop has, such as cart',
)

const namedCategory = settingsObject({
  id: idSchema.check(
    about('The beginning of its addresses, and the name of the file of its details.'),
  ),
  ...names,
})

/** A label has letters or digits for its id. */
const LABEL = String.raw`[\p{L}\d]`

/**
 * The id of a category that has only a name: `our-cart` if the shop has a page of that name. It names a file, so other
 * letters than Latin ones become a number.
 */
export function categoryId(label: string): string {
  const slug = slugOf(label)
  if (slug === '') return ''
  const number = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 2 ** 31,
  )
  const id = /^[a-z\d-]+$/.test(slug) ? slug : `category-${number.toString(36)}`
  return [id, `our-${id}`].find(isId) ?? ''
}

const NAME_FAULT =
  'must be a name such as "City bikes", or an object with an id of its own: { "id": "other", "label": "Bike locks" }'

const labelSchema = z.string().check(
  z.refine((label) => categoryId(label) !== '', NAME_FAULT),
  z.meta({ pattern: LABEL }),
)

const list = z
  .array(z.union([labelSchema, namedCategory], NAME_FAULT))
  .check(z.minLength(1, 'must have at least one category, such as ["City bikes"]'), (payload) => {
    const ids = payload.value.map((each) => withId(each).id)
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue
      const message = `must have an id of its own: ${id} is taken`
      payload.issues.push({ code: 'custom', path: [index], message, input: payload.value[index] })
    }
  })

/** Other names for some of the catalogue's categories. */
const changes = z.record(
  idSchema,
  z.union(
    [z.literal(false), text, settingsObject(names)],
    'must be a name, such as "Handsets", or an object, or false to leave the category out',
  ),
)

export const categories = z
  .prefault(
    z.union(
      [list, changes],
      'must be a list, such as ["City bikes", { "id": "locks", "label": "Bike locks" }]',
    ),
    {},
  )
  .check(
    about(
      'The categories: a list, of any length, or other names for some of those in the catalogue, such as { "phones": "Handsets", "tablets": false }. Left out: those of the catalogue, in its order. One that has no products is not shown.',
    ),
  )

type NamedCategory = z.output<typeof namedCategory>

/** Those that are shown, and the ids of those that are not. */
export function categoriesOf(setting: z.output<typeof categories>, found: readonly string[]) {
  const hasCategoryList = Array.isArray(setting)
  const changed = new Map(Array.isArray(setting) ? [] : Object.entries(setting))
  const hiddenCategories = [...changed].flatMap(([id, names]) => (names === false ? id : []))
  const named = Array.isArray(setting)
    ? setting.map(withId)
    : [...new Set([...found.filter(isId), ...changed.keys()])].flatMap((id): NamedCategory[] => {
        const names = changed.get(id)
        if (names === false) return []
        return [{ ...(typeof names === 'string' ? { label: names } : names), id }]
      })
  return {
    categories: Object.fromEntries(named.map((each) => [each.id, withDefaults(each)])),
    hiddenCategories,
    hasCategoryList,
  }
}

function withId(category: string | NamedCategory): NamedCategory {
  return typeof category === 'string'
    ? { id: categoryId(category), label: category.trim() }
    : category
}

/** The build chooses a picture for a tile that has none. */
function withDefaults({ id, tile = {}, ...names }: NamedCategory) {
  const usual = id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  const { label = usual, title = label } = names
  return { label, title, tile: { ...tile, title: tile.title ?? label } }
}
