import { atom } from 'jotai'

interface Message {
  readonly text: string
  /** Grows with each message, so that the same text can be shown twice. */
  readonly count: number
}

/** The short message that is shown at the window's edge, if any. */
export const messageAtom = atom<Message>()

/** Shows a message instead of the one before it. Screen readers announce it. */
export const showMessageAtom = atom(null, (get, set, text: string) => {
  set(messageAtom, { text, count: (get(messageAtom)?.count ?? 0) + 1 })
})
