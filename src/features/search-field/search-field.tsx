import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { lateCode } from '#src/code/late-code.ts'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useOverlay } from '#src/ui/use-overlay.ts'
import type { Suggested } from './start-search-behaviour.ts'
import styles from './search-field.module.css'

type SearchBehaviour = typeof import('./start-search-behaviour.ts')

const withBehaviour = lateCode<SearchBehaviour>(
  'the search field',
  () => import('./start-search-behaviour.ts'),
)

/**
 * The search of the header. The field keeps its own text, so that nothing typed before hydration is lost. Where the
 * header has no room for it, a button opens it over the header.
 */
export function SearchField() {
  const router = useRouter()
  const store = useStore()
  const openerRef = useRef<HTMLButtonElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [suggestions, setSuggestions] = useState<Suggested>()

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

  const start = useEffectEvent(({ startSearchBehaviour }: SearchBehaviour) => {
    const field = fieldRef.current
    if (!field) return () => undefined
    return startSearchBehaviour({
      router,
      store,
      field,
      open,
      leave,
      onSuggestions: setSuggestions,
    })
  })
  useEffect(() => withBehaviour((code) => start(code)), [])

  return (
    <div role="search" className={styles.search}>
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
        />
        <button type="button" aria-label="Close search" className={styles.close} onClick={close}>
          <Icon name="close" />
        </button>
        {suggestions && (
          <FaultBoundary>
            <suggestions.Suggestions field={suggestions.field} onLeave={leave} />
          </FaultBoundary>
        )}
      </form>
    </div>
  )
}
