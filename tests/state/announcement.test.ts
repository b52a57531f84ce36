import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import {
  announceAtom,
  announcementAtom,
  messageAtom,
  showMessageAtom,
} from '#src/state/messages.ts'

it('is empty before anything is announced', () => {
  expect(createStore().get(announcementAtom)).toStrictEqual({ text: '', count: 0 })
})

it('counts up when the same text is announced twice', () => {
  const store = createStore()
  store.set(announceAtom, 'Added')
  expect(store.get(announcementAtom)).toStrictEqual({ text: 'Added', count: 1 })
  store.set(announceAtom, 'Added')
  expect(store.get(announcementAtom)).toStrictEqual({ text: 'Added', count: 2 })
})

it('counts messages too, and says which belong to the cart', () => {
  const store = createStore()
  expect(store.get(messageAtom)).toBeUndefined()
  store.set(showMessageAtom, 'Full')
  expect(store.get(messageAtom)).toStrictEqual({ text: 'Full', isOfCart: false, count: 1 })
  store.set(showMessageAtom, 'Added', true)
  expect(store.get(messageAtom)).toStrictEqual({ text: 'Added', isOfCart: true, count: 2 })
})
