import { isDeepStrictEqual } from 'node:util'
import { textsIn } from '#tools/site/json-values.ts'
import { exampleIds, factsOf, type Entity } from '#tools/owner/catalogue.ts'
import { fieldName } from '#tools/owner/import/map/fields.ts'

/** The ids of the products that an import changes. */
export type Differences = ReturnType<typeof differences>

/** @param priceText how a message shows a price */
export function differences(
  before: readonly Entity[],
  after: readonly Entity[],
  [first]: readonly string[],
  priceText: (price: number) => string,
) {
  const rest = new Map(before.map((entity) => [entity.product.id, entity]))
  const added: string[] = []
  /** With values such as `price: €14.90 -> €15.50`. */
  const changed: { id: string; name: string; values: string[] }[] = []
  const unchanged: string[] = []
  /** Names and descriptions of the shop that others replace: somebody may have written them there by hand. */
  const texts: ReturnType<typeof replacedTexts> = []
  for (const entity of after) {
    const { id } = entity.product
    const earlier = rest.get(id)
    rest.delete(id)
    if (!earlier) added.push(id)
    else if (isDeepStrictEqual(entity, earlier)) unchanged.push(id)
    else {
      const [old, now] = [valuesOf(earlier, first), valuesOf(entity, first)]
      changed.push({ id, name: entity.product.name, values: changesOf(old, now, priceText) })
      texts.push(...replacedTexts(id, old, now))
    }
  }
  return { added, changed, unchanged, texts, removed: [...rest.keys()] }
}

/** By field, which is `name (fr)` for a text in another language than the first. */
function replacedTexts(id: string, old: Values, now: Values) {
  return Object.keys(old)
    .filter((field) => /^(?:name|description)(?: \(|$)/.test(field))
    .map((field) => ({ id, field, before: aboutText(old[field]), after: aboutText(now[field]) }))
    .filter(({ before, after }) => before !== '' && before !== after)
}

function aboutText(value: unknown): string {
  const lines = textsIn(value).map((each) => each.value)
  return lines.join(' ').trim()
}

type Values = Readonly<Record<string, unknown>>

/** What a product says, by field; in other languages as `name (fr)`. */
function valuesOf({ product, detail, texts }: Entity, first = ''): Values {
  const perLanguage = Object.entries(texts).flatMap(([field, text]) =>
    Object.entries(text).flatMap(([code, value]): [string, unknown][] =>
      code === first ? [] : [[`${fieldName(field)} (${code})`, value]],
    ),
  )
  const facts = factsOf({ product, detail, texts })
  return { ...Object.fromEntries(perLanguage), ...detail, ...product, facts }
}

/** The longest value that is shown: a description is only named. */
const LONGEST = 40

function changesOf(old: Values, now: Values, priceText: (price: number) => string): string[] {
  const fields = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...fields]
    .filter((field) => !REPEATED.has(field) && !isDeepStrictEqual(old[field], now[field]))
    .map((field) => {
      const texts = [old[field], now[field]].map((value) =>
        typeof value === 'number' && field !== 'year' ? priceText(value) : valueText(value),
      )
      const name = fieldName(field)
      const isNamed = field.startsWith('description') || texts.some((text) => text.length > LONGEST)
      return isNamed ? name : `${name}: ${texts.join(' -> ')}`
    })
}

/** Fields of the details that the list has under other names. */
const REPEATED = new Set(['priceDiscount', 'priceRegular'])

function valueText(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether an import removes more than a third of a shop's products. Those of the example are there to be replaced. */
export function removesMany({ changed, unchanged, removed }: Differences): boolean {
  const before = changed.length + unchanged.length + removed.length
  if (removed.length * 3 <= before) return false
  const examples = exampleIds()
  return !removed.every((id) => examples.has(id))
}
