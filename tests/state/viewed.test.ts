import { describe, expect, it } from 'vitest'
import { openTab, ownBrowser } from '#tests/support/open-tab.ts'
import { phones } from '#tests/support/products.ts'

const { storage } = ownBrowser()

describe('opened products', () => {
  it('are persisted as an array of slugs, the newest first, each once', async () => {
    const tab = await openTab()
    for (const itemId of ['one', 'two', 'three', 'one', 'one']) tab.view(itemId)
    expect(tab.viewed()).toStrictEqual(['one', 'three', 'two'])
    expect(storage.json('viewedProducts')).toStrictEqual(['one', 'three', 'two'])
    expect((await openTab()).viewed()).toStrictEqual(['one', 'three', 'two'])
  })

  it('are a hundred at most', async () => {
    const tab = await openTab()
    for (let number = 1; number <= 103; number++) tab.view(`phone-${number}`)
    expect(tab.viewed()).toHaveLength(100)
    expect(tab.viewed().slice(0, 2)).toStrictEqual(['phone-103', 'phone-102'])
    expect(tab.viewed().at(-1)).toBe('phone-4')
  })
})

describe('Clear', () => {
  const shown = phones(2)

  it('forgets all opened products, and Undo remembers them, with those opened since', async () => {
    const tab = await openTab()
    for (const itemId of ['gone', 'phone-02', 'phone-01']) tab.view(itemId)
    tab.forgetViewed(shown)
    expect(tab.viewed()).toStrictEqual([])
    expect(storage.json('viewedProducts')).toStrictEqual([])
    expect(tab.undoable()).toStrictEqual(['viewed', 'phone-01', 'phone-02'])
    tab.view('new')
    tab.undo()
    expect(tab.viewed()).toStrictEqual(['new', 'phone-01', 'phone-02', 'gone'])
    expect(tab.undoable()).toBeUndefined()
  })

  it('cannot be undone once all of them have been opened again', async () => {
    const tab = await openTab()
    for (const itemId of ['phone-02', 'phone-01']) tab.view(itemId)
    tab.forgetViewed(shown)
    tab.view('phone-01')
    expect(tab.undoable()).toBeDefined()
    tab.view('phone-02')
    expect(tab.undoable()).toBeUndefined()
  })
})
