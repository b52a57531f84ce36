import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'

/** The last change of one entry of a kept list that a tab knows of. */
export interface Change<Content> extends Moment {
  readonly id: string
  /** Absent if the change has removed the entry. */
  readonly content?: Content | undefined
  /** Entries are in the order of their ranks. */
  readonly rank: number
  /** What tabs have added to a quantity since then. */
  readonly added: readonly Added[]
}

/** When something was changed, in an order that all tabs agree on. */
export interface Moment {
  /** In milliseconds. For what a tab has read from storage, minus the time at which it was opened. */
  readonly time: number
  /** A number for each tab, which decides between changes at the same time. */
  readonly tab: number
}

/** What one tab has added to a quantity. */
interface Added {
  readonly tab: number
  /** How often the tab has changed the quantity: of two sums of one tab, the later has the larger number. */
  readonly times: number
  readonly sum: number
}

export type Changes<Content> = ReadonlyMap<string, Change<Content>>

/** The tab that changes something, and its clock. */
export interface Author {
  readonly opened: Moment
  readonly next: () => Moment
}

/**
 * What holds if both changes of an entry are known: the later one. Of two that were read from storage, the one of the
 * tab that was opened first: the other may include what is also in `added`.
 *
 * The order in which changes are merged makes no difference, nor how often.
 *
 * @returns `one` itself if the other says nothing new
 */
export function mergeChanges<Content>(
  one: Change<Content>,
  other: Change<Content>,
): Change<Content> {
  const isOtherLater = (other.time - one.time || other.tab - one.tab) > 0
  const [later, earlier] = isOtherLater ? [other, one] : [one, other]
  const isSameEntry = later.time < 0 || (later.time === earlier.time && later.tab === earlier.tab)
  const missing = earlier.added.filter(({ tab, times }) => times > timesOf(later, tab))
  if (!isSameEntry || missing.length === 0) return later
  const rest = later.added.filter(({ tab }) => missing.every((added) => added.tab !== tab))
  return { ...later, added: [...rest, ...missing] }
}

/** The changes that entries stand for which were read from storage. */
export function changesRead<Content>(
  entries: ReadonlyMap<string, Content>,
  opened: Moment,
): Changes<Content> {
  const changes = [...entries].map(([id, content], rank) => ({
    ...opened,
    id,
    content,
    rank,
    added: [],
  }))
  return new Map(changes.map((change) => [change.id, change]))
}

/** How changes describe one kind of entries. */
export interface ChangeRules<Content> {
  /** Undefined if the entry is not in the list. */
  readonly contentOf: (change: Change<Content>) => Content | undefined
  /** The changes that lead to these entries, in their order. */
  readonly changesTo: (
    known: Changes<Content>,
    wanted: ReadonlyMap<string, Content>,
    author: Author,
  ) => readonly Change<Content>[]
}

/** Rules for entries of which the latest description counts. */
export function latestRules<Content>(): ChangeRules<Content> {
  return { contentOf: ({ content }) => content, changesTo: changesOfEntries }
}

/** Rules for quantities: those of several tabs add up. */
export const quantityRules: ChangeRules<number> = {
  contentOf: (change) => (isCounted(change) ? clampQuantity(sumOf(change)) : undefined),
  changesTo: (known, wanted, author) => [
    ...[...known.values()]
      .filter((change) => isCounted(change) && !wanted.has(change.id))
      .map(({ id }) => ({ id, ...author.next(), rank: 0, added: [] })),
    ...[...wanted].flatMap(([id, quantity]) => {
      const change = known.get(id) ?? { id, ...author.opened, rank: 0, added: [] }
      const by = quantity - sumOf(change)
      return by === 0 && isCounted(change) ? [] : [addTo(change, by, author.opened.tab)]
    }),
  ],
}

function changesOfEntries<Content>(
  known: Changes<Content>,
  wanted: ReadonlyMap<string, Content>,
  { next }: Author,
): Change<Content>[] {
  const held = new Map([...known].filter(([, { content }]) => content !== undefined))
  const removed = [...held.values()]
    .filter(({ id }) => !wanted.has(id))
    .map(({ id, rank }) => ({ id, ...next(), rank, added: [] }))
  let last = -Infinity
  const ranks = [...wanted.keys()].flatMap((id) => held.get(id)?.rank ?? [])
  const changed = [...wanted].flatMap(([id, content]) => {
    const own = held.get(id)
    if (own && own.rank > last) {
      last = own.rank
      return own.content === content ? [] : [{ id, ...next(), content, rank: last, added: [] }]
    }
    const moment = next()
    const following = ranks.find((rank) => rank > last)
    last = rankBetween(last, following ?? Infinity, moment.time)
    return [{ id, ...moment, content, rank: last, added: [] }]
  })
  return [...removed, ...changed]
}

/** A rank between two others; the time for an entry at the end. */
function rankBetween(low: number, high: number, time: number): number {
  if (high === Infinity) return Math.max(time, low + 1)
  return low === -Infinity ? high - 1 : (low + high) / 2
}

function timesOf({ added }: Change<unknown>, tab: number): number {
  return added.find((own) => own.tab === tab)?.times ?? 0
}

function isCounted({ content, added }: Change<number>): boolean {
  return content !== undefined || added.length > 0
}

function sumOf({ content = QUANTITY_RANGE.min, added }: Change<number>): number {
  return added.reduce((all, { sum }) => all + sum, content)
}

function addTo(change: Change<number>, by: number, tab: number): Change<number> {
  const own = change.added.find((added) => added.tab === tab) ?? { tab, times: 0, sum: 0 }
  const others = change.added.filter((added) => added !== own)
  return { ...change, added: [...others, { tab, times: own.times + 1, sum: own.sum + by }] }
}
