import type { RegisteredRouter } from '@tanstack/react-router'
import { focusOnNavigation } from './focus-on-navigation.ts'
import { ignoreSecondPresses } from './ignore-second-presses.ts'
import { keepFocus } from './keep-focus.ts'

/**
 * What the shop does about focus and double presses on every page.
 *
 * @returns a function that stops it
 */
export function addGlobalListeners(router: RegisteredRouter): () => void {
  const stops = [focusOnNavigation(router), keepFocus(), ignoreSecondPresses(router)]
  return () => stops.forEach((stop) => stop())
}
