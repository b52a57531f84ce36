import { expect, it, vi } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { product } from '#tests/support/products.ts'

const phone = product({ id: 'phone' })
const strap = product({ id: 'strap' })

const { storage, fireStorageEvent, hidePage, showPage, runTimers } = ownBrowser()

/** Another tab, which hears all messages. */
function openChannel() {
  const heard: unknown[] = []
  const channel = new BroadcastChannel('gadgetry.kept')
  channel.onmessage = ({ data }) => heard.push(data)
  return {
    /** The messages since the last call. */
    heard: () => heard.splice(0),
    tell: (key: string, ...facts: object[]) => channel.postMessage({ key, facts }),
    ask: (key: string) => channel.postMessage({ key }),
  }
}

const added = { time: 1, tab: 0.5, rank: 1, added: [] }

/** What a tab tells of a favourite. */
const favourite = (content = phone, more = {}) => ({ ...added, id: content.id, content, ...more })

it('a tab asks for each list when it opens, and when it returns from the back/forward cache', async () => {
  const other = openChannel()
  await openTab()
  const asked = other.heard()
  expect(asked).toEqual(
    ['cartProducts', 'totalBill', 'favorites', 'comparedProducts', 'viewedProducts'].map(
      (key): unknown => expect.objectContaining({ key }),
    ),
  )
  hidePage()
  showPage(false)
  expect(other.heard()).toEqual([])
  showPage(true)
  expect(other.heard()).toEqual(asked)
})

it('answers with what it knows, of the list that is asked for, and is silent if that is nothing', async () => {
  const tab = await openTab()
  const other = openChannel()
  other.ask('favorites')
  expect(other.heard()).toEqual([])
  tab.toggle(phone)
  other.heard()
  other.ask('cartProducts')
  expect(other.heard()).toEqual([])
  other.ask('favorites')
  expect(other.heard()).toMatchObject([{ key: 'favorites', facts: [{ id: 'phone' }] }])
})

it('a page in the back/forward cache neither hears nor tells, and its strings do not say that it has', async () => {
  const tab = await openTab()
  const other = openChannel()
  tab.toggle(strap)
  expect(storage.texts.get('favorites')).toMatch(/\] $/)
  hidePage()
  other.heard()
  other.tell('favorites', favourite())
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
  tab.toggle(strap)
  expect(other.heard()).toEqual([])
  expect(storage.texts.get('favorites')).toBe('[]')
})

it('a change is later than all that its tab has heard of, even if its clock is behind', async () => {
  const [tab, behind] = [await openTab(), await openTab()]
  openChannel().tell('favorites', favourite(phone, { time: 9e15 }))
  expect(behind.favouriteIds()).toStrictEqual(['phone'])
  tab.toggle(phone)
  expect(behind.favouriteIds()).toStrictEqual([])
})

it('what a tab has read when it opened gives way to any change that it hears of', async () => {
  storage.texts.set('favorites', JSON.stringify([phone, strap]))
  const tab = await openTab()
  openChannel().tell('favorites', { ...added, id: 'phone' })
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
})

it('of two changes in one millisecond, the later one counts', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1e12)
  const [tab, other] = [await openTab(), await openTab()]
  tab.toggle(phone)
  tab.toggle(phone)
  expect(other.favouriteIds()).toStrictEqual([])
})

it('puts entries of one rank into the same order, whichever is heard first', async () => {
  const tab = await openTab()
  const other = openChannel()
  other.tell('favorites', favourite(strap), favourite(phone))
  expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
  other.tell('favorites', favourite(product({ id: 'case' }), { rank: 0 }))
  expect(tab.favouriteIds()).toStrictEqual(['case', 'phone', 'strap'])
})

it('keeps an entry as it is that is told again', async () => {
  const tab = await openTab()
  const other = openChannel()
  other.tell('favorites', favourite())
  const before = tab.favourites()
  other.tell('favorites', favourite(phone, { time: 2 }))
  expect(tab.favourites()).toBe(before)
  other.tell('favorites', favourite(phone, { time: 2.5 }), favourite(strap, { rank: 2 }))
  expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
  expect(tab.favourites()[0]).toBe(before[0])
  other.tell('favorites', favourite({ ...phone, price: 7 }, { time: 3 }))
  expect(tab.favourites()[0]?.price).toBe(7)
})

it('writes what it has heard a moment later, once, and not if storage has it', async () => {
  await openTab()
  const other = openChannel()
  const write = vi.spyOn(storage, 'setItem')
  other.tell('favorites', favourite())
  vi.advanceTimersByTime(200)
  other.tell('favorites', favourite(strap))
  vi.advanceTimersByTime(200)
  expect(write).not.toHaveBeenCalled()
  runTimers()
  expect(storage.json('favorites')).toStrictEqual([phone, strap])
  const calls = write.mock.calls.length
  other.tell('favorites', favourite())
  runTimers()
  expect(write).toHaveBeenCalledTimes(calls)
})

it('leaves a string as it is that another tab has written with other spaces', async () => {
  storage.texts.set('favorites', JSON.stringify([phone], undefined, 2))
  await openTab()
  const write = vi.spyOn(storage, 'setItem')
  openChannel().tell('favorites', favourite())
  runTimers()
  expect(write).not.toHaveBeenCalled()
})

it('ignores the news that a key is gone which has been written again', async () => {
  const tab = await openTab()
  tab.toggle(phone)
  fireStorageEvent('favorites', { from: storage.texts.get('favorites') })
  expect(tab.favouriteIds()).toStrictEqual(['phone'])
})

it('takes from a string of another tab only what it does not know better', async () => {
  const tab = await openTab()
  tab.toggle(phone)
  tab.toggle(phone)
  fireStorageEvent('favorites', { to: `${JSON.stringify([phone, strap])} ` })
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
  expect(storage.json('favorites')).toStrictEqual([strap])
})

it('tells others what an older release has written', async () => {
  await openTab()
  const other = openChannel()
  const to = JSON.stringify([phone])
  storage.texts.set('favorites', to)
  fireStorageEvent('favorites', { to })
  expect(other.heard()).toMatchObject([{ key: 'favorites', facts: [{ id: 'phone', added: [] }] }])
  // What the older release writes again is known already.
  fireStorageEvent('favorites', { to })
  expect(other.heard()).toEqual([])
})
