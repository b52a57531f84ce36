import { useElementScrollRestoration } from '@tanstack/react-router'

/** Whether the visitor comes back to a page that was scrolled: the router then scrolls it to where it was. */
export function useIsScrollRestored(): boolean {
  const kept = useElementScrollRestoration({ getElement: () => window })
  return kept !== undefined && kept.scrollY > 0
}
