import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import {
  announceAtom,
  announcementAtom,
  messageAtom,
  showMessageAtom,
} from '#src/state/messages.ts'

it('an announcement counts up when the same text is announced twice', () => {
  const store = createStore()
  expect(store.get(announcementAtom)).toStrictEqual({ text: '', count: 0 })
  for (const count of [1, 2]) {
    store.set(announceAtom, 'Added')
    expect(store.get(announcementAtom)).toStrictEqual({ text: 'Added', count })
  }
})

it('a message counts up, and says whether it belongs to the cart', () => {
  const store = createStore()
  expect(store.get(messageAtom)).toBeUndefined()
  store.set(showMessageAtom, 'Full')
  expect(store.get(messageAtom)).toStrictEqual({ text: 'Full', isOfCart: false, count: 1 })
  store.set(showMessageAtom, 'Added', true)
  expect(store.get(messageAtom)).toStrictEqual({ text: 'Added', isOfCart: true, count: 2 })
})
