import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesRead,
  latestRules,
  mergeChanges,
  quantityRules,
  type Change,
} from '#src/state/changes.ts'
import { tries } from '#tests/support/tries.ts'

/** A change of one entry. Of the same moment, tabs tell the same; and a tab's later sum is always the same, too. */
const change: fc.Arbitrary<Change<number>> = fc
  .record({
    time: fc.constantFrom(-2, -1, 1, 2),
    tab: fc.constantFrom(1, 2),
    added: fc.uniqueArray(
      fc.record({ tab: fc.nat({ max: 2 }), times: fc.integer({ min: 1, max: 3 }) }),
      { selector: ({ tab }) => tab },
    ),
  })
  .map(({ time, tab, added }) => ({
    id: 'phone',
    time,
    tab,
    content: 10 * time + tab,
    rank: time,
    added: added.map((own) => ({ ...own, sum: own.times + 10 * own.tab })),
  }))

describe('merging changes', () => {
  it('gives the same in any order', () => {
    fc.assert(
      fc.property(change, change, change, (a, b, c) => {
        expect(sorted(mergeChanges(a, b))).toEqual(sorted(mergeChanges(b, a)))
        const inTurn = mergeChanges(mergeChanges(a, b), c)
        expect(sorted(inTurn)).toEqual(sorted(mergeChanges(a, mergeChanges(b, c))))
      }),
      tries(1_000),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(change, change, (a, b) => {
        const once = mergeChanges(a, b)
        expect(mergeChanges(once, b)).toBe(once)
        expect(mergeChanges(once, a)).toBe(once)
      }),
      tries(500),
    )
  })
})

it('what was added to one of two changes counts only if both were read from storage', () => {
  const added = [{ tab: 1, times: 1, sum: 4 }]
  const one = { id: 'phone', time: 1, tab: 1, content: 1, rank: 1, added }
  const other = { ...one, tab: 2, added: [] }
  expect(mergeChanges(one, other)).toBe(other)
  const [read, readLater] = [
    { ...one, time: -2 },
    { ...other, time: -1 },
  ]
  expect(mergeChanges(read, readLater)).toEqual({ ...readLater, added })
})

it('quantities that stay have no changes', () => {
  const author = { opened: { time: -5, tab: 1 }, next: () => ({ time: 9, tab: 1 }) }
  const known = changesRead(new Map([['phone', 3]]), author.opened)
  expect(quantityRules.changesTo(known, new Map([['phone', 3]]), author)).toEqual([])
})

describe('a changed list', () => {
  const opened = { time: -5, tab: 1 }
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'))

  it('is what its changes lead to, in its order', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1 }), (lists) => {
        let time = 0
        const author = { opened, next: () => ({ time: ++time, tab: 1 }) }
        let known = changesRead(entriesOf(lists[0] ?? []), opened)
        for (const list of lists) {
          const changes = latestRules<string>().changesTo(known, entriesOf(list), author)
          known = new Map([...known, ...changes.map((change) => [change.id, change] as const)])
          const held = [...known.values()].filter(({ content }) => content !== undefined)
          const ids = held.sort((a, b) => a.rank - b.rank).map(({ id }) => id)
          expect(ids).toEqual(list)
          expect(latestRules<string>().changesTo(known, entriesOf(list), author)).toEqual([])
        }
      }),
      tries(250),
    )
  })

  it('has no changes of what stays where it is', () => {
    const known = changesRead(entriesOf(['a', 'b', 'c']), opened)
    const author = { opened, next: () => ({ time: 9, tab: 1 }) }
    const wanted = entriesOf(['e', 'a', 'd', 'c'])
    const changes = latestRules<string>().changesTo(known, wanted, author)
    expect(changes.map(({ id, content, rank }) => [id, content, rank])).toEqual([
      ['b', undefined, 1],
      ['e', 'e', -1],
      ['d', 'd', 1],
    ])
  })

  it('moves an entry that has the rank of the one before it', () => {
    const author = { opened, next: () => ({ time: 9, tab: 1 }) }
    const known = new Map(
      ['a', 'b'].map((id) => [id, { id, ...opened, content: id, rank: 1, added: [] }]),
    )
    const changes = latestRules<string>().changesTo(known, entriesOf(['b', 'a']), author)
    expect(changes.map(({ id, rank }) => [id, rank])).toEqual([['a', 9]])
  })
})

function entriesOf(ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(ids.map((id) => [id, id]))
}

function sorted({ added, ...change }: Change<number>) {
  return { ...change, added: added.toSorted((a, b) => a.tab - b.tab) }
}
