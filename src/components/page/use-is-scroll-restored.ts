import { useElementScrollRestoration } from '@tanstack/react-router'

/** Whether the visitor returns to a page that was scrolled, so that the router restores its scroll position. */
export function useIsScrollRestored(): boolean {
  const kept = useElementScrollRestoration({ getElement: () => window })
  return kept !== undefined && kept.scrollY > 0
}
