import { atom } from 'jotai'

/** The latest text for screen readers. `count` grows with each, so that the same text can be announced twice. */
export const announcementAtom = atom({ text: '', count: 0 })

/** Announces a message to screen readers. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(announcementAtom, ({ count }) => ({ text, count: count + 1 }))
})
