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
    send: (message: unknown) => channel.postMessage(message),
    tell: (...facts: object[]) => channel.postMessage({ key: 'favorites', facts }),
  }
}

/** A favourite as every release sends it. */
const favourite = (content = phone, more = {}) => ({
  id: content.id,
  content,
  time: 1,
  tab: 0.5,
  rank: 1,
  added: [],
  ...more,
})

it('a tab asks for each list when it opens, and when it returns from the back/forward cache', async () => {
  const other = openChannel()
  await openTab()
  const asked = other.heard()
  expect(asked).toEqual(
    ['cartProducts', 'totalBill', 'favorites', 'comparedProducts', 'viewedProducts'].map((key) => ({
      key,
    })),
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
  other.send({ key: 'favorites' })
  expect(other.heard()).toEqual([])
  tab.toggle(phone)
  other.heard()
  other.send({ key: 'cartProducts' })
  expect(other.heard()).toEqual([])
  other.send({ key: 'favorites' })
  expect(other.heard()).toMatchObject([{ key: 'favorites', facts: [{ id: 'phone' }] }])
  storage.texts.set('favorites', '[]')
  expect((await openTab()).favouriteIds()).toStrictEqual(['phone'])
})

it('sends entries in the form of the first release: a negative time for one that was only read', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1e12)
  vi.spyOn(Math, 'random').mockReturnValue(0.25)
  storage.texts.set('favorites', JSON.stringify([phone]))
  const tab = await openTab()
  const other = openChannel()
  other.send({ key: 'favorites' })
  const read = favourite(phone, { time: -1e12, tab: 0.25, rank: 0 })
  expect(other.heard()).toEqual([{ key: 'favorites', facts: [read] }])
  tab.toggle(strap)
  const added = favourite(strap, { time: 1e12, tab: 0.25, rank: 1e12 })
  expect(other.heard()).toEqual([{ key: 'favorites', facts: [added] }])
})

it('of two tabs that have read a favourite, believes the one that was opened first', async () => {
  storage.texts.set('favorites', JSON.stringify([phone]))
  const tab = await openTab()
  const other = openChannel()
  other.tell(favourite({ ...phone, price: 7 }, { time: -9e15 }))
  expect(tab.favourites()[0]?.price).toBe(phone.price)
  other.tell(favourite({ ...phone, price: 7 }, { time: -1 }))
  expect(tab.favourites()[0]?.price).toBe(7)
})

it('a page in the back/forward cache neither hears nor tells, and its strings do not say that it has', async () => {
  const tab = await openTab()
  const other = openChannel()
  tab.toggle(strap)
  expect(storage.texts.get('favorites')).toMatch(/\] $/)
  hidePage()
  other.heard()
  other.tell(favourite())
  expect(tab.favouriteIds()).toStrictEqual(['strap'])
  tab.toggle(strap)
  expect(other.heard()).toEqual([])
  expect(storage.texts.get('favorites')).toBe('[]')
})

it('a change is later than all that its tab has heard of, even if its clock is behind', async () => {
  const [tab, behind] = [await openTab(), await openTab()]
  openChannel().tell(favourite(phone, { time: 9e15 }))
  expect(behind.favouriteIds()).toStrictEqual(['phone'])
  tab.toggle(phone)
  expect(behind.favouriteIds()).toStrictEqual([])
})

it('what a tab has read when it opened gives way to any change that it hears of', async () => {
  storage.texts.set('favorites', JSON.stringify([phone, strap]))
  const tab = await openTab()
  openChannel().tell(favourite(phone, { content: undefined }))
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
  other.tell(favourite(strap), favourite(phone))
  expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
  other.tell(favourite(product({ id: 'case' }), { rank: 0 }))
  expect(tab.favouriteIds()).toStrictEqual(['case', 'phone', 'strap'])
})

it('keeps an entry as it is that is told again', async () => {
  const tab = await openTab()
  const other = openChannel()
  other.tell(favourite())
  const before = tab.favourites()
  other.tell(favourite(phone, { time: 2 }))
  expect(tab.favourites()).toBe(before)
  other.tell(favourite(phone, { time: 2.5 }), favourite(strap, { rank: 2 }))
  expect(tab.favouriteIds()).toStrictEqual(['phone', 'strap'])
  expect(tab.favourites()[0]).toBe(before[0])
})

it('writes what it has heard a moment later, once, and not if storage has it', async () => {
  await openTab()
  const other = openChannel()
  const write = vi.spyOn(storage, 'setItem')
  other.tell(favourite())
  vi.advanceTimersByTime(200)
  other.tell(favourite(strap))
  vi.advanceTimersByTime(200)
  expect(write).not.toHaveBeenCalled()
  runTimers()
  expect(storage.json('favorites')).toStrictEqual([phone, strap])
  storage.texts.set('favorites', JSON.stringify([phone, strap], undefined, 2))
  write.mockClear()
  other.tell(favourite())
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

it('tells others what an older release has written, once', async () => {
  await openTab()
  const other = openChannel()
  const to = JSON.stringify([phone])
  storage.texts.set('favorites', to)
  fireStorageEvent('favorites', { to })
  expect(other.heard()).toMatchObject([{ key: 'favorites', facts: [{ id: 'phone', added: [] }] }])
  fireStorageEvent('favorites', { to })
  expect(other.heard()).toEqual([])
})

it('ignores messages that it cannot read', async () => {
  const [other, tab] = [await openTab(), await openTab()]
  const channel = openChannel()
  for (const message of [null, 7, { key: 'other', facts: [] }]) channel.send(message)
  channel.send({ key: 'favorites', facts: [favourite(phone, { content: { id: 'x' } }), 7] })
  expect(tab.favouriteIds()).toStrictEqual([])
  tab.toggle(phone)
  expect(other.favouriteIds()).toStrictEqual(['phone'])
})
