import type { RegisteredRouter } from '@tanstack/react-router'
import type { useStore } from 'jotai'
import type { ComponentType } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import { slashShortcutAtom } from '#src/state/slash-shortcut.ts'
import { listenForShortcut } from '#src/ui/listen-for-shortcut.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/** What is added when the field is first focused. */
export interface Suggested {
  readonly Suggestions: ComponentType<SuggestionsProps>
  readonly field: HTMLInputElement
}

interface SearchParts {
  readonly router: RegisteredRouter
  readonly store: ReturnType<typeof useStore>
  readonly field: HTMLInputElement
  /** Focuses the field; in narrow windows, first shows it over the header. */
  readonly open: () => void
  /** Closes the field if it is shown over the header. */
  readonly leave: () => void
  /** Called once, after the field was focused. */
  readonly onSuggestions: (suggested: Suggested) => void
}

/**
 * What the search field does besides opening the search page: suggestions when it is focused, its keys, and the query
 * of the address for each navigation.
 *
 * @returns a function that stops it
 */
export function startSearchBehaviour(parts: SearchParts): () => void {
  const { router, store, field, open, leave, onSuggestions } = parts

  const loadSuggestions = () => {
    void loadCode('the suggestions', () => import('./suggestions.tsx')).then(
      ({ Suggestions }) => {
        field.removeEventListener('focus', loadSuggestions)
        onSuggestions({ Suggestions, field })
      },
      // Enter opens the search page without them, and the next focus tries again.
      () => undefined,
    )
  }
  field.addEventListener('focus', loadSuggestions)
  // The field may have got the focus before this code had loaded.
  if (document.activeElement === field) loadSuggestions()

  const isSlashOn = () => store.get(slashShortcutAtom)
  const nameShortcuts = () =>
    field.setAttribute('aria-keyshortcuts', `${isSlashOn() ? '/ ' : ''}Control+K Meta+K`)
  nameShortcuts()
  const onShortcut = () => {
    open()
    field.select()
  }
  const stops = [
    store.sub(slashShortcutAtom, nameShortcuts),
    listenForShortcut('k', () => field, onShortcut),
    listenForShortcut('/', () => (isSlashOn() ? field : null), onShortcut),
    // When a navigation begins: what is typed before its page appears stays.
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      // Not after a corrected address, which keeps its history entry: the shopper may be typing.
      if (!fromLocation || fromLocation.state.__TSR_index === toLocation.state.__TSR_index) return
      field.value = router.latestLocation.search.q ?? ''
      leave()
    }),
  ]
  return () => {
    field.removeEventListener('focus', loadSuggestions)
    stops.forEach((stop) => stop())
  }
}
