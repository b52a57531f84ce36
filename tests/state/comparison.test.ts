import { expect, it } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const a = product({ id: 'a' })
const b = product({ id: 'b' })
const c = product({ id: 'c' })
const d = product({ id: 'd' })
const e = product({ id: 'e' })

const { storage } = ownBrowser()

/** A tab with four products to compare. */
async function openFullTab() {
  const tab = await openTab()
  for (const entry of [a, b, c, d]) tab.compare(entry)
  return tab
}

it('keeps whole products under a key of its own, in the order in which they were added', async () => {
  const tab = await openTab()
  tab.compare(b)
  tab.compare(a)
  expect(storage.json('comparedProducts')).toStrictEqual([b, a])
  expect((await openTab()).comparedIds()).toStrictEqual(['b', 'a'])
})

it('refuses a fifth product, loses nothing, and hides the refusal with the next change', async () => {
  const tab = await openFullTab()
  expect(tab.compare(e)).toBe(false)
  expect(tab.message()).toBe('The comparison has room for four products.')
  expect(tab.comparedIds()).toStrictEqual(['a', 'b', 'c', 'd'])
  // A late press on a product that is compared already.
  expect(tab.compare(a)).toBe(true)
  expect(tab.message()).toBeUndefined()
  tab.compare(e)
  tab.removeCompared('a')
  expect(tab.message()).toBeUndefined()
  expect(tab.compare(e)).toBe(true)
  tab.clearComparison()
  expect(tab.comparedIds()).toStrictEqual([])
})

it('offers Undo only while the list can take what it puts back, which returns to its index', async () => {
  const tab = await openFullTab()
  tab.removeCompared('b')
  tab.compare(e)
  expect(tab.undoable()).toBeUndefined()
  tab.undo()
  expect(tab.comparedIds()).toStrictEqual(['a', 'c', 'd', 'e'])
  tab.removeCompared('e')
  tab.undo()
  tab.removeCompared('e')
  tab.forget()
  tab.removeCompared('c')
  expect(tab.undoable()).toStrictEqual(['comparison', 'c'])
  tab.undo()
  expect(tab.comparedIds()).toStrictEqual(['a', 'c', 'd'])
})

it('holds four in all tabs together', async () => {
  const tab = await openFullTab()
  const other = await openTab()
  other.removeCompared('a')
  expect(tab.compare(e)).toBe(true)
  expect(other.compare(a)).toBe(false)
})
