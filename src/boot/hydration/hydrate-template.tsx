import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fillBadges, bootState } from '#src/lib/boot-state.ts'
import { reportRecoveredFault, reportScreenFault } from '#src/app/fault-reports.ts'
import { treatAsRendered } from '#src/app/router-internals.ts'
import type { Shop } from '#src/app/shop.tsx'

/** To be called when the first page's code has loaded; its data may be pending (docs/decisions/015). */
export function hydrateTemplate(root: HTMLElement, { element, router, counts }: Shop): void {
  bootState().hasReact = true
  fillBadges(root, counts())
  treatAsRendered(router)
  // The router itself listens only once React has hydrated it. A link that is followed earlier is opened then.
  let hasMoved = false
  const stopListening = router.history.subscribe(() => (hasMoved = true))
  const onHydrated = () => {
    stopListening()
    if (hasMoved) void router.load()
  }
  const firstAddress = router.history.location.href
  // The page is already on screen, so hydration may pause for the visitor's input.
  startTransition(() => {
    hydrateRoot(root, <Hydrated onHydrated={onHydrated}>{element}</Hydrated>, {
      onCaughtError: reportScreenFault,
      onRecoverableError: (error) => {
        // React fails to hydrate a page that is left meanwhile, and draws the next one. That is not a fault to
        // report.
        if (router.history.location.href === firstAddress) reportRecoveredFault(error)
      },
    })
  })
  bootState().pressed?.click()
}

function Hydrated(props: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  const { onHydrated, children } = props
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}
