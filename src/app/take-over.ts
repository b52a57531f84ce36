import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fillBadges, start } from '#src/start/protocol.ts'
import { reportRecoveredFault, reportScreenFault } from './fault-reports.ts'
import type { Shop } from './shop.tsx'

/**
 * Makes the elements that the inline script has put into the page the shop's own (docs/decisions/023). The first page is
 * loaded by then, without its data.
 */
export function takeOver(root: HTMLElement, { element, router, counts }: Shop): void {
  start().isTakenOver = true
  fillBadges(root, counts())
  // For the router, what the build has drawn comes from a server: it puts no boundary of its own around the page.
  router.ssr = { manifest: undefined }
  // The page is on the screen already: hydration may make way for what the visitor does.
  startTransition(() => {
    hydrateRoot(root, element, {
      onCaughtError: reportScreenFault,
      onRecoverableError: reportRecoveredFault,
    })
  })
  start().pressed?.click()
}
