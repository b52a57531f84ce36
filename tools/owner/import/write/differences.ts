import { isDeepStrictEqual } from 'node:util'
import { textsIn } from '#tools/build/json-values.ts'
import { exampleIds, type Entity } from '#tools/owner/catalogue.ts'
import type { Texts } from '#tools/owner/texts.ts'
import { fieldName } from '#tools/owner/import/map/fields.ts'

/** The ids of the products that an import changes. */
export type Differences = ReturnType<typeof differences>

/** @param priceText how a message shows a price */
export function differences(
  before: readonly Entity[],
  after: readonly Entity[],
  languages: readonly string[],
  priceText: (price: number) => string,
) {
  const rest = new Map(before.map((entity) => [entity.product.id, entity]))
  const added: string[] = []
  /** With values such as `price: €14.90 -> €15.50`. */
  const changed: { id: string; name: string; values: string[] }[] = []
  const unchanged: string[] = []
  /** Names and descriptions of the shop that others replace: somebody may have written them there by hand. */
  const texts: ReplacedText[] = []
  for (const entity of after) {
    const { id } = entity.product
    const earlier = rest.get(id)
    rest.delete(id)
    if (!earlier) added.push(id)
    else if (isDeepStrictEqual(entity, earlier)) unchanged.push(id)
    else {
      changed.push({
        id,
        name: entity.product.name,
        values: changesOf(earlier, entity, languages.slice(1), priceText),
      })
      texts.push(...replacedTexts(earlier, entity, languages.slice(1)))
    }
  }
  return { added, changed, unchanged, texts, removed: [...rest.keys()] }
}

interface ReplacedText {
  readonly id: string
  /** `name`, or `name (fr)` for the text in another language than the first. */
  readonly field: string
  readonly before: string
  readonly after: string
}

function replacedTexts(
  before: Entity,
  after: Entity,
  languages: readonly string[],
): ReplacedText[] {
  const now = aboutOf(after, languages)
  return [...aboutOf(before, languages)]
    .map(([field, text]) => ({ field, before: text, after: now.get(field) ?? '' }))
    .filter((text) => text.before !== '' && text.before !== text.after)
    .map((text) => ({ id: after.product.id, ...text }))
}

function aboutOf({ product, detail, texts }: Entity, languages: readonly string[]) {
  const { name = {}, description = {} } = texts
  const all = {
    name: product.name,
    description: detail?.description,
    ...inLanguages({ name, description }, languages),
  }
  return new Map(
    Object.entries(all).map(([field, value]) => {
      const lines = textsIn(value).map((each) => each.value)
      return [field, lines.join(' ').trim()]
    }),
  )
}

/** The longest value that is shown: a description is only named. */
const LONGEST = 40

function changesOf(
  before: Entity,
  after: Entity,
  languages: readonly string[],
  priceText: (price: number) => string,
): string[] {
  const [old, now] = [before, after].map(
    ({ product, detail, texts }): Readonly<Record<string, unknown>> => ({
      ...inLanguages(texts, languages),
      ...detail,
      ...product,
      // The list has only some of them.
      facts: { ...detail?.facts, ...product.facts },
    }),
  )
  const fields = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  return [...fields]
    .filter((field) => !REPEATED.has(field) && !isDeepStrictEqual(old?.[field], now?.[field]))
    .map((field) => {
      const texts = [old?.[field], now?.[field]].map((value) =>
        typeof value === 'number' && field !== 'year' ? priceText(value) : valueText(value),
      )
      const name = fieldName(field)
      return texts.some((text) => text.length > LONGEST) ? name : `${name}: ${texts.join(' -> ')}`
    })
}

/** `{ name: { fr: 'Casque' } }` as `{ 'name (fr)': 'Casque' }`. */
function inLanguages(texts: Texts, codes: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      codes.map((code) => [`${fieldName(field)} (${code})`, text[code]]),
    ),
  )
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
