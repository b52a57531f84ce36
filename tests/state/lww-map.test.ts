import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contentsOf,
  counters,
  merge,
  mergeEntries,
  registers,
  storedEntries,
  storedStamp,
  type Entry,
  type LwwMap,
  type Replica,
} from '#src/state/lww-map.ts'
import { tries } from '#tests/support/tries.ts'

/** A change of one entry. Of the same moment, tabs tell the same; and a tab's later sum is always the same, too. */
const entry: fc.Arbitrary<Entry<number>> = fc
  .record({
    isStored: fc.boolean(),
    time: fc.constantFrom(1, 2),
    tab: fc.constantFrom(1, 2),
    added: fc.uniqueArray(
      fc.record({ tab: fc.nat({ max: 2 }), times: fc.integer({ min: 1, max: 3 }) }),
      { selector: ({ tab }) => tab },
    ),
  })
  .map(({ added, ...stamp }) => ({
    id: 'phone',
    ...stamp,
    content: 100 * Number(stamp.isStored) + 10 * stamp.time + stamp.tab,
    rank: stamp.time,
    added: added.map((counter) => ({ ...counter, sum: counter.times + 10 * counter.tab })),
  }))

describe('merging entries', () => {
  it('gives the same in any order', () => {
    fc.assert(
      fc.property(entry, entry, entry, (a, b, c) => {
        expect(sorted(mergeEntries(a, b))).toEqual(sorted(mergeEntries(b, a)))
        const inTurn = mergeEntries(mergeEntries(a, b), c)
        expect(sorted(inTurn)).toEqual(sorted(mergeEntries(a, mergeEntries(b, c))))
      }),
      tries(1_000),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(entry, entry, (a, b) => {
        const once = mergeEntries(a, b)
        expect(mergeEntries(once, b)).toBe(once)
        expect(mergeEntries(once, a)).toBe(once)
      }),
      tries(500),
    )
  })

  it('adds what was added to one of two only if both were read from storage', () => {
    const added = [{ tab: 1, times: 1, sum: 4 }]
    const early = { id: 'phone', isStored: false, time: 1, tab: 1, content: 1, rank: 1, added }
    const late = { ...early, time: 2, added: [] }
    expect(mergeEntries(early, late)).toBe(late)
    const [read, readLater] = [early, late].map((one) => ({ ...one, isStored: true }))
    if (!read || !readLater) throw new Error('No entries')
    expect(mergeEntries(read, readLater)).toBe(read)
    expect(mergeEntries({ ...read, added: [] }, { ...readLater, added })).toEqual(read)
  })
})

/** A tab whose clock shows the number of its changes. */
function newReplica(): Replica {
  let time = 0
  return { tab: 1, openedAt: 5, now: () => ({ isStored: false, time: ++time, tab: 1 }) }
}

it('quantities that stay have no changes', () => {
  const replica = newReplica()
  const map = merge(new Map(), storedEntries(new Map([['phone', 3]]), storedStamp(replica)))
  expect(counters.apply(map, new Map([['phone', 3]]), replica)).toEqual([])
})

describe('a changed list', () => {
  const list = registers<string>()
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'))

  it('is what its changes lead to, in its order', () => {
    fc.assert(
      fc.property(names, fc.array(names), (stored, lists) => {
        const replica = newReplica()
        let map = mapOf(stored)
        for (const ids of lists) {
          map = merge(map, list.apply(map, byId(ids), replica))
          expect([...contentsOf(map, list).keys()]).toEqual(ids)
          expect(list.apply(map, byId(ids), replica)).toEqual([])
        }
      }),
      tries(250),
    )
  })

  it('has no changes of what stays where it is', () => {
    const changes = list.apply(mapOf(['a', 'b', 'c']), byId(['e', 'a', 'd', 'c']), newReplica())
    expect(changes.map(({ id, content, rank }) => [id, content, rank])).toEqual([
      ['b', undefined, 1],
      ['e', 'e', -1],
      ['d', 'd', 1],
    ])
  })

  it('moves an entry that has the rank of the one before it', () => {
    const map = new Map([...mapOf(['a', 'b'])].map(([id, one]) => [id, { ...one, rank: 1 }]))
    const changes = list.apply(map, byId(['b', 'a']), newReplica())
    expect(changes.map(({ id, rank }) => [id, rank])).toEqual([['a', 2]])
  })
})

function byId(ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(ids.map((id) => [id, id]))
}

/** The map of a tab that has read these. */
function mapOf(ids: readonly string[]): LwwMap<string> {
  return merge(new Map(), storedEntries(byId(ids), storedStamp(newReplica())))
}

function sorted({ added, ...stamp }: Entry<number>) {
  return { ...stamp, added: added.toSorted((a, b) => a.tab - b.tab) }
}
