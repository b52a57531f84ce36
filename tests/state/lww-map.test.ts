import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  contentsOf,
  merge,
  mergeEntries,
  registers,
  storedEntries,
  type Entry,
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
  .map(({ added, isStored, time, tab }) => ({
    id: 'phone',
    isStored,
    time,
    tab,
    content: 10 * time + tab + (isStored ? 100 : 0),
    rank: isStored ? 0 : time,
    added: added.map((counter) => ({ ...counter, sum: counter.times + 10 * counter.tab })),
  }))

it('merging entries gives the same in any order, and changes nothing the second time', () => {
  fc.assert(
    fc.property(entry, entry, entry, (a, b, c) => {
      const once = mergeEntries(a, b)
      expect(sorted(once)).toEqual(sorted(mergeEntries(b, a)))
      expect(sorted(mergeEntries(once, c))).toEqual(sorted(mergeEntries(a, mergeEntries(b, c))))
      expect(mergeEntries(once, b)).toBe(once)
      expect(mergeEntries(once, a)).toBe(once)
      // Of what was only read, all that was added counts; a change replaces what was added before it.
      for (const { tab, times } of a.isStored && b.isStored ? [...a.added, ...b.added] : []) {
        const counter = once.added.find((one) => one.tab === tab)
        expect(counter?.times).toBeGreaterThanOrEqual(times)
      }
      if (!a.isStored && (b.isStored || a.time > b.time)) expect(once).toBe(a)
    }),
    tries(1_000),
  )
})

it('a changed list is what its changes lead to, in its order', () => {
  let time = 0
  const replica: Replica = {
    opened: { isStored: true, time: 5, tab: 1 },
    now: () => ({ isStored: false, time: ++time, tab: 1 }),
  }
  const list = registers<string>()
  const byId = (ids: readonly string[]) => new Map(ids.map((id) => [id, id]))
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'))
  fc.assert(
    // Entries that several tabs have added may have the same rank.
    fc.property(names, fc.array(names), fc.boolean(), (stored, lists, isOneRank) => {
      const read = storedEntries(byId(stored), replica.opened)
      let map = merge(new Map(), isOneRank ? read.map((one) => ({ ...one, rank: 1 })) : read)
      for (const ids of lists) {
        map = merge(map, list.apply(map, byId(ids), replica))
        expect([...contentsOf(map, list).keys()]).toEqual(ids)
        expect(list.apply(map, byId(ids), replica)).toEqual([])
      }
    }),
    tries(250),
  )
})

function sorted({ added, ...stamp }: Entry<number>) {
  return { ...stamp, added: added.toSorted((a, b) => a.tab - b.tab) }
}
