import { atom } from 'jotai'

const saidAtom = atom({ text: '', count: 0 })

/** What screen readers were told last, and how often they were told something: a text may be said twice. */
export const announcementAtom = atom((get) => get(saidAtom))

/** Tells screen readers what everyone else sees. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(saidAtom, ({ count }) => ({ text, count: count + 1 }))
})
