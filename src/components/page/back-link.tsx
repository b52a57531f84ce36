import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { entryIndex } from './history-entry.ts'
import * as styles from './back-link.module.css'

/**
 * Leads to the location in the navigation state, or else to the parent path (specification, section 2). If it can, it
 * steps back in the browser's history, so that the scroll position is restored.
 */
export function BackLink({ parent }: { readonly parent: string }) {
  const router = useRouter()
  const location = useLocation()
  const { back } = location.state
  const index = entryIndex(location)
  // The template cannot know where the visitor came from, and the first render must match it.
  const href = useHydrated() ? (back?.href ?? parent) : parent

  const goBack = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    if (back && back.index < index) router.history.go(back.index - index)
    else void router.navigate({ href })
  }

  return (
    <a
      href={router.history.createHref(href)}
      className={classNames(styles.link, 'quiet not-printed')}
      onClick={goBack}
    >
      <Icon name="chevron-left" />
      {m.pageBack}
    </a>
  )
}
