import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusPageHeading } from '#src/components/focus-page-heading.ts'

/**
 * Moves focus to the heading of a new page, so that keyboards and screen readers start there. Nothing moves on
 * the first page, when a list changes its order, or between variants of a product.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  // The router tells of rendered navigations by subscription only.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.state.inPlace) return
        focusPageHeading()
      }),
    [router],
  )
}
