import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'

/** What a tab knows of one entry of a kept list. */
export interface Fact<Content> extends Moment {
  readonly id: string
  /** Absent if the entry is not in the list. */
  readonly content?: Content | undefined
  /** Entries are in the order of their ranks. */
  readonly rank: number
  /** What tabs have added to a quantity since then. */
  readonly added: readonly Added[]
}

/** When a fact began, in an order that all tabs agree on. */
export interface Moment {
  /** In milliseconds. For what a tab has read from storage, minus the time at which it was opened. */
  readonly time: number
  /** A number for each tab, which decides between facts of the same time. */
  readonly tab: number
}

/** What one tab has added to a quantity. */
interface Added {
  readonly tab: number
  /** How often the tab has changed the quantity: of two sums of one tab, the later has the larger number. */
  readonly times: number
  readonly sum: number
}

export type Facts<Content> = ReadonlyMap<string, Fact<Content>>

/** The tab that changes something, and its clock. */
export interface Author {
  readonly opened: Moment
  readonly next: () => Moment
}

/**
 * What holds if both facts are known: the later one. Of two that were read from storage, the one of the tab that was
 * opened first: the other may include what is also in `added`.
 *
 * The order in which facts are merged makes no difference, nor how often.
 *
 * @returns `one` itself if the other says nothing new
 */
export function mergeFacts<Content>(one: Fact<Content>, other: Fact<Content>): Fact<Content> {
  const isOtherLater = (other.time - one.time || other.tab - one.tab) > 0
  const [later, earlier] = isOtherLater ? [other, one] : [one, other]
  const isSameEntry = later.time < 0 || (later.time === earlier.time && later.tab === earlier.tab)
  const missing = earlier.added.filter(({ tab, times }) => times > timesOf(later, tab))
  if (!isSameEntry || missing.length === 0) return later
  const rest = later.added.filter(({ tab }) => missing.every((added) => added.tab !== tab))
  return { ...later, added: [...rest, ...missing] }
}

/** The facts of entries that were read from storage. */
export function factsRead<Content>(
  entries: ReadonlyMap<string, Content>,
  opened: Moment,
): Facts<Content> {
  const facts = [...entries].map(([id, content], rank) => ({
    ...opened,
    id,
    content,
    rank,
    added: [],
  }))
  return new Map(facts.map((fact) => [fact.id, fact]))
}

/** How facts describe one kind of entries. */
export interface FactRules<Content> {
  /** Undefined if the entry is not in the list. */
  readonly contentOf: (fact: Fact<Content>) => Content | undefined
  /** The facts of a change: what all entries are to be, in their order. */
  readonly changes: (
    facts: Facts<Content>,
    wanted: ReadonlyMap<string, Content>,
    author: Author,
  ) => readonly Fact<Content>[]
}

/** Rules for entries of which the latest description counts. */
export function latestRules<Content>(): FactRules<Content> {
  return { contentOf: ({ content }) => content, changes: changesOfEntries }
}

/** Rules for quantities: those of several tabs add up. */
export const quantityRules: FactRules<number> = {
  contentOf: (fact) => (isCounted(fact) ? clampQuantity(sumOf(fact)) : undefined),
  changes: (facts, wanted, author) => [
    ...[...facts.values()]
      .filter((fact) => isCounted(fact) && !wanted.has(fact.id))
      .map(({ id }) => ({ id, ...author.next(), rank: 0, added: [] })),
    ...[...wanted].flatMap(([id, quantity]) => {
      const fact = facts.get(id) ?? { id, ...author.opened, rank: 0, added: [] }
      const by = quantity - sumOf(fact)
      return by === 0 && isCounted(fact) ? [] : [addTo(fact, by, author.opened.tab)]
    }),
  ],
}

function changesOfEntries<Content>(
  facts: Facts<Content>,
  wanted: ReadonlyMap<string, Content>,
  { next }: Author,
): Fact<Content>[] {
  const held = [...facts.values()].filter(({ content }) => content !== undefined)
  const removed = held
    .filter(({ id }) => !wanted.has(id))
    .map(({ id, rank }) => ({ id, ...next(), rank, added: [] }))
  const heldRanks = new Map(held.map(({ id, rank }) => [id, rank]))
  let last = -Infinity
  const changed = [...wanted].flatMap(([id, content], index, all) => {
    const rank = heldRanks.get(id)
    if (rank !== undefined && rank > last) {
      last = rank
      return facts.get(id)?.content === content ? [] : [{ id, ...next(), content, rank, added: [] }]
    }
    const moment = next()
    const below = last
    const following = all.find(([id], at) => at > index && (heldRanks.get(id) ?? below) > below)
    last = rankBetween(below, heldRanks.get(following?.[0] ?? '') ?? Infinity, moment.time)
    return [{ id, ...moment, content, rank: last, added: [] }]
  })
  return [...removed, ...changed]
}

/** A rank between two others; the time for an entry at the end. */
function rankBetween(low: number, high: number, time: number): number {
  if (high === Infinity) return Math.max(time, low + 1)
  return low === -Infinity ? high - 1 : (low + high) / 2
}

function timesOf({ added }: Fact<unknown>, tab: number): number {
  return added.find((own) => own.tab === tab)?.times ?? 0
}

function isCounted({ content, added }: Fact<number>): boolean {
  return content !== undefined || added.length > 0
}

function sumOf({ content = QUANTITY_RANGE.min, added }: Fact<number>): number {
  return added.reduce((all, { sum }) => all + sum, content)
}

function addTo(fact: Fact<number>, by: number, tab: number): Fact<number> {
  const own = fact.added.find((added) => added.tab === tab) ?? { tab, times: 0, sum: 0 }
  const others = fact.added.filter((added) => added !== own)
  return { ...fact, added: [...others, { tab, times: own.times + 1, sum: own.sum + by }] }
}
