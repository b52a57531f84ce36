import { isNotFound } from '@tanstack/react-router'

export interface FaultReport {
  /** Where it appeared: while a component rendered, in a file that failed to load, or anywhere else. */
  readonly source: 'screen' | 'file' | 'elsewhere'
  readonly error: unknown
  readonly address: string
}

declare global {
  interface WindowEventMap {
    /** The hook for a shop's own error service. The shop itself has no listener for it. */
    'shop:fault': CustomEvent<FaultReport>
  }
}

let isReporting = false

/** Dispatches `shop:fault` on the window. A fault in a listener is not reported: that could repeat without end. */
export function reportFault(source: FaultReport['source'], error: unknown): void {
  if (isReporting) return
  isReporting = true
  const report: FaultReport = { source, error, address: window.location.href }
  window.dispatchEvent(new CustomEvent('shop:fault', { detail: report }))
  isReporting = false
}

/** For React's `onCaughtError`: reports what a component threw, and logs it in the console as React would. */
export function reportScreenFault(
  error: unknown,
  { componentStack }: { readonly componentStack?: string | null | undefined },
): void {
  if (isNotFound(error)) return
  console.error(error, componentStack)
  reportFault('screen', error)
}

/** For React's `onRecoverableError`: the page had other elements, as from an extension, and is drawn again. */
export function reportRecoveredFault(error: unknown): void {
  // An error with a digest is not a fault: React adds one for a page that the build leaves to the browser.
  if (error instanceof Error && 'digest' in error) return
  console.error(error)
  reportFault('screen', error)
}

export function reportUncaughtFaults(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => reportFault('elsewhere', error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault('elsewhere', reason))
}
