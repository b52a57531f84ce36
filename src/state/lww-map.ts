import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'

/**
 * A last-writer-wins map with counters. Each tab has a replica of it: all that have merged the same changes, in any
 * order and any number of times, hold the same.
 */
export type LwwMap<Content> = ReadonlyMap<string, Entry<Content>>

/** The last change of one entry that a tab knows of. */
export interface Entry<Content> extends Stamp {
  readonly id: string
  /** Absent if the entry was removed. */
  readonly content?: Content | undefined
  /** Entries are shown in the order of their ranks. */
  readonly rank: number
  /** What tabs have added to a quantity since that change. */
  readonly added: readonly Counter[]
}

/** When an entry was written, in an order that all tabs agree on. */
export interface Stamp {
  /** True for an entry read from storage. Storage keeps no times, so every change counts as later. */
  readonly isStored: boolean
  /** In milliseconds: when the entry was changed, or if it `isStored`, when the tab that has read it was opened. */
  readonly time: number
  /** A number for each tab, which decides between changes at the same time. */
  readonly tab: number
}

/** What one tab has added to a quantity. */
interface Counter {
  readonly tab: number
  /** How often the tab has changed the quantity: of two sums of one tab, the later has the larger number. */
  readonly times: number
  readonly sum: number
}

/** The tab that changes something, and its clock. */
export interface Replica {
  /** The stamp of what the tab has read from storage when it opened. */
  readonly opened: Stamp
  /** A stamp that is later than all that the tab has heard of. */
  readonly now: () => Stamp
}

/** The contents of a map by id, in their order. */
export type Contents<Content> = ReadonlyMap<string, Content>

/** What the entries of a map are: registers or counters. */
export interface EntryKind<Content> {
  /** Undefined if the entry is not in the map, because it was removed. */
  readonly contentOf: (entry: Entry<Content>) => Content | undefined
  /** The changed entries that lead to the wanted contents, in their order, when they are merged. */
  readonly apply: (
    map: LwwMap<Content>,
    wanted: Contents<Content>,
    replica: Replica,
  ) => readonly Entry<Content>[]
}

/** Entries whose last content counts. */
export function registers<Content>(): EntryKind<Content> {
  return { contentOf: ({ content }) => content, apply: applyToRegisters }
}

/** Quantities: what several tabs add to one is added up. */
export const counters: EntryKind<number> = {
  contentOf: (entry) => (isPresent(entry) ? clampQuantity(sumOf(entry)) : undefined),
  apply: (map, wanted, replica) => [
    ...[...map.values()]
      .filter((entry) => isPresent(entry) && !wanted.has(entry.id))
      .map(({ id }) => ({ id, ...replica.now(), rank: 0, added: [] })),
    ...[...wanted].flatMap(([id, quantity]) => {
      const entry = map.get(id) ?? { id, ...replica.opened, rank: 0, added: [] }
      const by = quantity - sumOf(entry)
      return by === 0 && isPresent(entry) ? [] : [addTo(entry, by, replica.opened.tab)]
    }),
  ],
}

/** Entries for contents that were read from storage. */
export function storedEntries<Content>(contents: Contents<Content>, stamp: Stamp) {
  return [...contents].map(([id, content], rank): Entry<Content> => ({
    id,
    ...stamp,
    content,
    rank,
    added: [],
  }))
}

/** Merges entries into a map. A content that stays the same is still the same object, so that nothing renders again. */
export function merge<Content>(
  map: LwwMap<Content>,
  entries: Iterable<Entry<Content>>,
): LwwMap<Content> {
  const merged = new Map(map)
  for (const entry of entries) {
    const own = merged.get(entry.id)
    const next = own ? mergeEntries(own, entry) : entry
    const content = own && isSame(own.content, next.content) ? own.content : next.content
    merged.set(entry.id, { ...next, content })
  }
  return merged
}

/**
 * The later of two changes of one entry. Of two that were read from storage, that of the tab which was opened first:
 * the other may include what is also in `added`.
 *
 * @returns `one` itself if the other says nothing new
 */
export function mergeEntries<Content>(one: Entry<Content>, other: Entry<Content>): Entry<Content> {
  const [later, earlier] = isLater(other, one) ? [other, one] : [one, other]
  const isSameChange = later.isStored || !isLater(later, earlier)
  const missing = earlier.added.filter(({ tab, times }) => times > timesOf(later, tab))
  if (!isSameChange || missing.length === 0) return later
  const rest = later.added.filter(({ tab }) => missing.every((counter) => counter.tab !== tab))
  return { ...later, added: [...rest, ...missing] }
}

/** What a map holds, in order of rank, and no more than `limit`. */
export function contentsOf<Content>(
  map: LwwMap<Content>,
  { contentOf }: EntryKind<Content>,
  limit?: number,
): Contents<Content> {
  const sorted = [...map.values()].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
  const present = sorted.flatMap((entry) => {
    const content = contentOf(entry)
    return content === undefined ? [] : [[entry.id, content] as const]
  })
  return new Map(present.slice(0, limit))
}

/** Whether two contents are written in the same way. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function isLater(one: Stamp, other: Stamp): boolean {
  if (one.isStored !== other.isStored) return other.isStored
  if (one.time === other.time) return one.tab > other.tab
  return one.isStored ? one.time < other.time : one.time > other.time
}

function applyToRegisters<Content>(
  map: LwwMap<Content>,
  wanted: Contents<Content>,
  { now }: Replica,
): Entry<Content>[] {
  const present = new Map([...map].filter(([, { content }]) => content !== undefined))
  const removed = [...present.values()]
    .filter(({ id }) => !wanted.has(id))
    .map(({ id, rank }) => ({ id, ...now(), rank, added: [] }))
  const ranks = [...wanted.keys()].flatMap((id) => present.get(id)?.rank ?? [])
  let last = -Infinity
  const changed = [...wanted].flatMap(([id, content]) => {
    const own = present.get(id)
    if (own && own.rank > last) {
      last = own.rank
      return isSame(own.content, content) ? [] : [{ id, ...now(), content, rank: last, added: [] }]
    }
    const stamp = now()
    const following = ranks.find((rank) => rank > last)
    last = rankBetween(last, following ?? Infinity, stamp.time)
    return [{ id, ...stamp, content, rank: last, added: [] }]
  })
  return [...removed, ...changed]
}

/** A rank between two others; the time for an entry at the end. */
function rankBetween(low: number, high: number, time: number): number {
  if (high === Infinity) return Math.max(time, low + 1)
  return low === -Infinity ? high - 1 : (low + high) / 2
}

function timesOf({ added }: Entry<unknown>, tab: number): number {
  return added.find((counter) => counter.tab === tab)?.times ?? 0
}

function isPresent({ content, added }: Entry<number>): boolean {
  return content !== undefined || added.length > 0
}

function sumOf({ content = QUANTITY_RANGE.min, added }: Entry<number>): number {
  return added.reduce((all, { sum }) => all + sum, content)
}

function addTo(entry: Entry<number>, by: number, tab: number): Entry<number> {
  const own = entry.added.find((counter) => counter.tab === tab) ?? { tab, times: 0, sum: 0 }
  const others = entry.added.filter((counter) => counter !== own)
  return { ...entry, added: [...others, { tab, times: own.times + 1, sum: own.sum + by }] }
}
