import { atom } from 'jotai'

export interface Message {
  readonly text: string
  /** Whether the cart's total and a link to the cart belong to it. */
  readonly isOfCart: boolean
  /** Grows with each message, so that the same text can be shown twice. */
  readonly count: number
}

/** The short message that is shown at the window's edge, if any. */
export const messageAtom = atom<Message>()

/** Shows a message instead of the one before it. Screen readers announce it. */
export const showMessageAtom = atom(null, (get, set, text: string, isOfCart?: boolean) => {
  set(messageAtom, { text, isOfCart: isOfCart ?? false, count: (get(messageAtom)?.count ?? 0) + 1 })
})

/** The latest text for screen readers. `count` grows with each, so that the same text can be announced twice. */
export const announcementAtom = atom({ text: '', count: 0 })

export const announceAtom = atom(null, (_get, set, text: string) => {
  set(announcementAtom, ({ count }) => ({ text, count: count + 1 }))
})
