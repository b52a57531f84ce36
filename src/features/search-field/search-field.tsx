import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { lateCode } from '#src/lib/late-code.ts'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { slashShortcutAtom } from '#src/state/choices.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useOverlay } from '#src/ui/use-overlay.ts'
import { useShortcut } from '#src/ui/use-shortcut.ts'
import * as styles from './search-field.module.css'
import type { SuggestionsProps } from './suggestions.tsx'

// Enter opens the search page without them, and the next focus tries again.
const withSuggestions = lateCode('the suggestions', () => import('./suggestions.tsx'))

/** What is added when the field is first focused. */
interface Suggested {
  readonly Suggestions: ComponentType<SuggestionsProps>
  readonly field: HTMLInputElement
}

/**
 * The search of the header. The field keeps its own text, so that nothing typed before hydration is lost. Where the
 * header has no room for it, a button opens it over the header.
 */
export function SearchField() {
  const router = useRouter()
  const openerRef = useRef<HTMLButtonElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [suggested, setSuggested] = useState<Suggested>()

  const open = () => {
    // Only a field that is shown takes the focus. One that is shown always has no opener.
    flushSync(() => setIsOpen(openerRef.current?.getClientRects().length !== 0))
    // The header is always in view, but under the page's scroll padding.
    fieldRef.current?.focus({ preventScroll: true })
  }
  const leave = () => setIsOpen(false)
  const close = () => {
    leave()
    openerRef.current?.focus({ preventScroll: true })
  }
  useOverlay(isOpen, close)
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (isOpen && key === 'Escape' && !defaultPrevented) close()
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    leave()
    void router.navigate({ to: '/search', search: { q: fieldRef.current?.value ?? '' } })
  }

  const onShortcut = () => {
    open()
    fieldRef.current?.select()
  }
  const isSlashOn = useAtomValue(slashShortcutAtom)
  useShortcut('k', fieldRef, onShortcut)
  useShortcut(isSlashOn ? '/' : undefined, fieldRef, onShortcut)
  useEffect(() => {
    // Not a property: hydration would leave that of the template.
    const keys = `${isSlashOn ? '/ ' : ''}Control+K Meta+K`
    fieldRef.current?.setAttribute('aria-keyshortcuts', keys)
  }, [isSlashOn])

  const loadSuggestions = () =>
    withSuggestions(({ Suggestions }) => {
      if (fieldRef.current) setSuggested({ Suggestions, field: fieldRef.current })
      return undefined
    })
  const onHydrated = useEffectEvent(() => {
    // The visitor may have focused the field of the template.
    if (document.activeElement === fieldRef.current) loadSuggestions()
  })
  useEffect(() => onHydrated(), [])

  // Not after a corrected address, which keeps its history entry: the shopper may be typing.
  const showQuery = useEffectEvent((query = '') => {
    if (fieldRef.current) fieldRef.current.value = query
    leave()
  })
  useEffect(
    () =>
      // When a navigation begins: what is typed before its page appears stays.
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.state.__TSR_index === toLocation.state.__TSR_index) return
        showQuery(router.latestLocation.search.q)
      }),
    [router],
  )

  return (
    <div role="search" className={classNames(styles.search, 'not-printed')}>
      <button
        ref={openerRef}
        type="button"
        aria-label="Search"
        className={styles.opener}
        onClick={open}
      >
        <Icon name="search" />
      </button>
      <form
        className={classNames(styles.form, isOpen && styles.open)}
        onSubmit={search}
        onKeyDown={closeOnEscape}
      >
        <Icon name="search" />
        <input
          ref={fieldRef}
          role="combobox"
          aria-label="Search"
          aria-expanded="false"
          placeholder="Search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          defaultValue={router.state.location.search.q}
          className={styles.field}
          onFocus={loadSuggestions}
        />
        <button type="button" aria-label="Close search" className={styles.close} onClick={close}>
          <Icon name="close" />
        </button>
        {suggested && (
          <FaultBoundary>
            <suggested.Suggestions field={suggested.field} onLeave={leave} />
          </FaultBoundary>
        )}
      </form>
    </div>
  )
}
