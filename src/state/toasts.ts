import { atom } from 'jotai'
import type { Product } from '#src/domain/product/product.ts'

export interface Toast {
  readonly text: string
  /** What was added to the cart: its picture, the cart's total and a link to the cart belong to the toast. */
  readonly added: Product | undefined
  /** Grows with each toast, so that the same text can be shown twice. */
  readonly count: number
}

/** The toast without a button that is shown, if any. */
export const toastAtom = atom<Toast>()

/** Shows a toast instead of the one before it. Screen readers announce it. */
export const showToastAtom = atom(null, (get, set, text: string, added?: Product) => {
  set(toastAtom, { text, added, count: (get(toastAtom)?.count ?? 0) + 1 })
})

/** The latest text for screen readers. `count` grows with each, so that the same text can be announced twice. */
export const announcementAtom = atom({ text: '', count: 0 })

export const announceAtom = atom(null, (_get, set, text: string) => {
  set(announcementAtom, ({ count }) => ({ text, count: count + 1 }))
})
