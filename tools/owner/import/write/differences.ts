import { isDeepStrictEqual } from 'node:util'
import { exampleIds, textsOf, type Entity } from '#tools/owner/catalogue.ts'
import { fieldName } from '#tools/owner/import/map/fields.ts'

/** The ids of the products that an import changes. */
export type Differences = ReturnType<typeof differences>

/** @param priceText how a message shows a price */
export function differences(
  before: readonly Entity[],
  after: readonly Entity[],
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
      changed.push({ id, name: entity.product.name, values: changesOf(earlier, entity, priceText) })
      texts.push(...replacedTexts(earlier, entity))
    }
  }
  return { added, changed, unchanged, texts, removed: [...rest.keys()] }
}

interface ReplacedText {
  readonly id: string
  readonly field: 'name' | 'description'
  readonly before: string
  readonly after: string
}

function replacedTexts(before: Entity, after: Entity): ReplacedText[] {
  const aboutOf = ({ detail }: Entity) => textsOf(detail?.description).join(' ').trim()
  const { id } = after.product
  return [
    { id, field: 'name' as const, before: before.product.name, after: after.product.name },
    { id, field: 'description' as const, before: aboutOf(before), after: aboutOf(after) },
  ].filter((text) => text.before !== '' && text.before !== text.after)
}

/** The longest value that is shown: a description is only named. */
const LONGEST = 40

function changesOf(before: Entity, after: Entity, priceText: (price: number) => string): string[] {
  const [old, now] = [before, after].map(
    ({ product, detail }): Readonly<Record<string, unknown>> => ({
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
