import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { announceAtom, announcementAtom } from '#src/state/announcement.ts'

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
