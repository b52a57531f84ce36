import { atom } from 'jotai'

/** The latest text for screen readers, and the number of texts so far: the same text may come twice. */
export const announcementAtom = atom({ text: '', count: 0 })

/** Announces to screen readers what everyone else sees. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(announcementAtom, ({ count }) => ({ text, count: count + 1 }))
})
