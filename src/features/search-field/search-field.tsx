import { useRouter } from '@tanstack/react-router'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { entryIndex } from '#src/components/page/history-entry.ts'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useLeave } from '#src/ui/use-leave.ts'
import { useOverlay } from '#src/ui/use-overlay.ts'
import { useShortcut } from '#src/ui/use-shortcut.ts'
import * as styles from './search-field.module.css'

// Enter opens the search page without them, and the next focus tries again.
const Suggestions = lazyComponent({
  part: 'the suggestions',
  load: async () => (await import('./suggestions.tsx')).Suggestions,
  isOptional: true,
})

/** The search of the header. The field keeps its own text, so that nothing typed before hydration is lost. */
export function SearchField() {
  const router = useRouter()
  const openerRef = useRef<HTMLButtonElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** The field, once it has had the focus: suggestions are made for it. */
  const [suggested, setSuggested] = useState<HTMLInputElement | null>()

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
  useLeave(formRef, leave)
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (isOpen && key === 'Escape' && !defaultPrevented) close()
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    leave()
    void router.navigate({ to: '/search', search: { q: fieldRef.current?.value ?? '' } })
  }

  useShortcut('k', fieldRef, () => {
    open()
    fieldRef.current?.select()
  })

  const loadSuggestions = () => setSuggested(fieldRef.current)
  useEffect(() => {
    // The visitor may have focused the field of the template.
    if (document.activeElement === fieldRef.current) setSuggested(fieldRef.current)
  }, [])

  // Not after a corrected address, which keeps its history entry: the shopper may be typing.
  const showQuery = useEffectEvent((query = '') => {
    if (fieldRef.current) fieldRef.current.value = query
    leave()
  })
  useEffect(
    () =>
      // When a navigation begins: what is typed before its page appears stays.
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        if (!fromLocation || entryIndex(fromLocation) === entryIndex(toLocation)) return
        showQuery(router.latestLocation.search.q)
      }),
    [router],
  )

  return (
    <div role="search" className={classNames(styles.search, 'not-printed')}>
      <button
        ref={openerRef}
        type="button"
        aria-label={m.searchFieldSearch}
        className={styles.opener}
        onClick={open}
      >
        <Icon name="search" />
      </button>
      <form
        ref={formRef}
        className={classNames(styles.form, isOpen && styles.open)}
        onSubmit={search}
        onKeyDown={closeOnEscape}
      >
        <Icon name="search" />
        <input
          ref={fieldRef}
          role="combobox"
          aria-label={m.searchFieldSearch}
          aria-keyshortcuts="Control+K Meta+K"
          aria-expanded="false"
          placeholder={m.searchFieldSearch}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          defaultValue={router.state.location.search.q}
          className={styles.field}
          onFocus={loadSuggestions}
        />
        <button
          type="button"
          aria-label={m.searchFieldClose}
          className={styles.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        {suggested && (
          <FaultBoundary>
            <Suggestions
              field={suggested}
              formRef={formRef}
              onChosen={leave}
              onMissing={() => setSuggested(undefined)}
            />
          </FaultBoundary>
        )}
      </form>
    </div>
  )
}
