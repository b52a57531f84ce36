import type { RegisteredRouter } from '@tanstack/react-router'
import { listenForShortcut } from '#src/ui/listen-for-shortcut.ts'

interface SearchParts {
  readonly router: RegisteredRouter
  readonly field: HTMLInputElement
  /** Shows the field and focuses it. */
  readonly open: () => void
  /** Called when another page is shown. */
  readonly onNavigation: () => void
}

/**
 * The keys of the search field, `/` and Control or Command with K; and after each navigation, the query of the address
 * in it.
 *
 * @returns a function that stops it
 */
export function startSearchBehaviour({
  router,
  field,
  open,
  onNavigation,
}: SearchParts): () => void {
  const onPressed = () => {
    open()
    field.select()
  }
  const stops = [
    ...['/', 'k'].map((key) => listenForShortcut(key, () => field, onPressed)),
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      // Not after a corrected address, which keeps its history entry: the shopper may be typing.
      if (!fromLocation || fromLocation.state.__TSR_index === toLocation.state.__TSR_index) return
      field.form?.reset()
      onNavigation()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
