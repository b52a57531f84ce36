import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
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
import { lateCode } from '#src/code/late-code.ts'
import { loadCode } from '#src/code/load-code.ts'
import { FaultBoundary } from '#src/components/fault-boundary.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { SuggestionsProps } from './suggestions.tsx'
import styles from './search-field.module.css'

type SearchBehaviour = typeof import('./start-search-behaviour.ts')

const withBehaviour = lateCode<SearchBehaviour>(
  'the search field',
  () => import('./start-search-behaviour.ts'),
)

/** What the field gets when it is first focused. */
interface LateCode {
  readonly Suggestions: ComponentType<SuggestionsProps>
  readonly field: HTMLInputElement
}

/**
 * The search of the header. The field keeps its own text, so that nothing typed before hydration is lost. Where the
 * header has no room for it, a button opens it over the header.
 */
export function SearchField() {
  const router = useRouter()
  const navigate = useNavigate()
  const query = useLocation({ select: ({ search }) => search.q })
  const openerRef = useRef<HTMLButtonElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [late, setLate] = useState<LateCode>()

  const loadSuggestions = () => {
    const field = fieldRef.current
    if (late || !field) return
    void loadCode('the suggestions', () => import('./suggestions.tsx')).then(
      ({ Suggestions }) => setLate({ Suggestions, field }),
      // Enter opens the search page without them, and the next focus tries again.
      () => undefined,
    )
  }
  const open = () => {
    // Only a field that is shown takes the focus.
    flushSync(() => setIsOpen(true))
    fieldRef.current?.focus()
  }
  const start = useEffectEvent(({ startSearchBehaviour }: SearchBehaviour) => {
    const field = fieldRef.current
    if (!field) return () => undefined
    // The field may have got the focus before hydration.
    if (document.activeElement === field) loadSuggestions()
    return startSearchBehaviour({ router, field, open, onNavigation: () => setIsOpen(false) })
  })
  useEffect(() => withBehaviour((code) => start(code)), [])

  const close = () => {
    setIsOpen(false)
    openerRef.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close()
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsOpen(false)
    void navigate({ to: '/search', search: { q: fieldRef.current?.value ?? '' } })
  }

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
          aria-autocomplete="list"
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder="Search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          defaultValue={query}
          className={styles.field}
          onFocus={loadSuggestions}
        />
        <button type="button" aria-label="Close search" className={styles.close} onClick={close}>
          <Icon name="close" />
        </button>
        {late && (
          <FaultBoundary>
            <late.Suggestions field={late.field} onLeave={() => setIsOpen(false)} />
          </FaultBoundary>
        )}
      </form>
    </div>
  )
}
