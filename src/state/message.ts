import { atom } from 'jotai'

interface Message {
  readonly text: string
  /** Grows with each message, so that the same text can be shown twice. */
  readonly count: number
}

const latestAtom = atom<Message>({ text: '', count: 0 })

/** The short message that is shown at the window's edge, if any. */
export const messageAtom = atom((get) => {
  const latest = get(latestAtom)
  return latest.text === '' ? undefined : latest
})

/** Shows a message in place of the one before it. Screen readers announce it. */
export const showMessageAtom = atom(null, (_get, set, text: string) => {
  set(latestAtom, ({ count }) => ({ text, count: count + 1 }))
})

export const hideMessageAtom = atom(null, (_get, set) => set(showMessageAtom, ''))
