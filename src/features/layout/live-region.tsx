import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { useCartLines } from '#src/components/product/use-products-now.ts'
import { cartTotal } from '#src/domain/cart/todays-lines.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom, announcementAtom, toastAtom, type Toast } from '#src/state/toasts.ts'
import { favouriteIdsAtom } from '#src/state/favourites.ts'
import { isStorageRefused, subscribeToTrouble } from '#src/state/browser-storage.ts'
import { forgetRemovalsAtom, undoableAtom, undoAtom, type Removal } from '#src/state/undo.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as button from '#src/ui/button.module.css'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { keyedControls } from '#src/ui/focus-keys.ts'
import { useShortcut } from '#src/ui/use-shortcut.ts'
import { useTimeout } from '#src/ui/use-timeout.ts'
import { focusOnceDrawn } from './keep-focus.ts'
import { LanguageOffer } from './languages.tsx'
import { useToastEdge } from './use-toast-edge.ts'
import * as styles from './live-region.module.css'

const AskConsent = lazyComponent({
  part: 'consent',
  load: async () => (await import('./ask-consent.tsx')).AskConsent,
  isOptional: true,
})

/** How long a message is shown, in milliseconds, while neither pointer nor focus rests on it. */
const MESSAGE_TIME = 5_000

/** How long Undo is offered. */
const UNDO_TIME = 10_000

/** The shop's only live region, always in the page: screen readers may miss the text of one that is added later. */
export function LiveRegion() {
  const { text, count } = useAtomValue(announcementAtom)
  const toastsRef = useRef<HTMLDivElement>(null)
  const removal = useAtomValue(undoableAtom)
  const message = useAtomValue(toastAtom)
  const isInCart = useLocation({ select: ({ pathname }) => /^\/(cart|order)$/.test(pathname) })
  useToastEdge(toastsRef)
  return (
    <div aria-live="polite">
      <p key={count} className="visually-hidden">
        {text}
      </p>
      <div ref={toastsRef} className={classNames(styles.toasts, 'not-printed')}>
        {removal && <UndoToast removal={removal} />}
        {message && !(message.added && isInCart) && (
          <MessageToast key={message.count} {...message} />
        )}
        <StorageToast />
        <LanguageOffer />
        {SETTINGS.script && <AskConsent />}
      </div>
    </div>
  )
}

function UndoToast({ removal }: { readonly removal: Removal }) {
  const forget = useSetAtom(forgetRemovalsAtom)
  const putBack = useSetAtom(undoAtom)
  const announce = useSetAtom(announceAtom)
  const favourites = useAtomValue(favouriteIdsAtom)
  const buttonRef = useRef<HTMLButtonElement>(null)

  const undo = () => {
    // Only what is on the page again can take the focus.
    flushSync(putBack)
    focusRestored(removal)
    const { from: list, isReplacement } = removal
    announce(isReplacement ? m.layoutPutBack({ list }) : m.layoutBackIn({ list }))
  }
  useShortcut('z', buttonRef, undo)

  return (
    <TimedToast ms={UNDO_TIME} startedBy={removal} onElapsed={() => forget()}>
      <p className={styles.words}>{removalText(removal, favourites)}</p>
      <Button
        ref={buttonRef}
        variant="secondary"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
      >
        {m.layoutUndo}
      </Button>
    </TimedToast>
  )
}

function MessageToast({ text, added }: Toast) {
  const setMessage = useSetAtom(toastAtom)
  const lines = useCartLines()
  const returnState = useReturnState()
  return (
    <TimedToast ms={MESSAGE_TIME} startedBy={text} onElapsed={() => setMessage(undefined)}>
      {added && (
        <div className={styles.photo} style={roomOf(added)}>
          <ProductPhoto of={added} shownAt="32px" />
        </div>
      )}
      <p className={added ? styles.line : styles.words}>{text}</p>
      {added && (
        <b className="visually-hidden">{m.layoutTotal({ price: formatPrice(cartTotal(lines)) })}</b>
      )}
      {added && (
        <Link to="/cart" state={returnState()} className={classNames(button.button, button.text)}>
          {m.layoutViewCart}
        </Link>
      )}
    </TimedToast>
  )
}

/** Warns, until dismissed, that the browser refuses to store the cart and favourites. */
function StorageToast() {
  const isRefused = useSyncExternalStore(
    subscribeToTrouble,
    isStorageRefused,
    // The template cannot know it, and the first render must match it.
    () => false,
  )
  const [isDismissed, setIsDismissed] = useState(false)
  if (!isRefused || isDismissed) return null
  return (
    <div role="status" className={styles.toast}>
      <p className={styles.words}>{m.layoutStorageRefused}</p>
      <IconButton icon="close" label={m.layoutCloseMessage} onClick={() => setIsDismissed(true)} />
    </div>
  )
}

interface TimedToastProps {
  readonly ms: number
  readonly startedBy: unknown
  readonly onElapsed: () => void
  readonly children: ReactNode
}

/** A toast that goes by itself, unless pointer or focus rests on it. */
function TimedToast({ children, ...timeout }: TimedToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useTimeout({ ...timeout, isRunning: !isPointedAt && !isFocused })
  return (
    <div
      role="status"
      className={styles.toast}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {children}
    </div>
  )
}

/** After 'Save for later' it says where the product is now. */
function removalText(
  { from: list, removed, isReplacement }: Removal,
  favourites: ReadonlySet<string>,
): string {
  const [first] = removed
  if (isReplacement) return m.layoutReplaced({ list })
  if (!first || removed.length > 1) return m.layoutRemovedProducts({ count: removed.length })
  const { id, name } = first
  const isSaved = list === 'cart' && favourites.has(id)
  return isSaved ? m.layoutRemovedAndSaved({ name }) : m.layoutRemoved({ list, name })
}

/** Moves the focus to the control that removes the first product put back. */
function focusRestored({ from, removed: [first] }: Removal): void {
  focusOnceDrawn(
    () => keyedControls(document, { control: `remove from ${from}`, of: first?.id })[0],
  )
}
