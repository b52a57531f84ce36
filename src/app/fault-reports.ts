import { isNotFound } from '@tanstack/react-router'

/** Where a fault showed itself: while a component rendered, in a file that could not be had, or anywhere else. */
export type FaultSource = 'screen' | 'file' | 'elsewhere'

/** What a shop's own service is told about a fault. */
export interface FaultReport {
  readonly source: FaultSource
  /** What was thrown. */
  readonly error: unknown
  /** The address of the page, as the shopper sees it. */
  readonly address: string
}

declare global {
  interface WindowEventMap {
    /** The one hook for a shop's own error service; nobody listens unless the shop's page says so. */
    'shop:fault': CustomEvent<FaultReport>
  }
}

let isReporting = false

/** Tells whoever listens to `shop:fault` on the window. A listener that fails itself is not told of that. */
export function reportFault(source: FaultSource, error: unknown): void {
  if (isReporting) return
  isReporting = true
  const report: FaultReport = { source, error, address: window.location.href }
  window.dispatchEvent(new CustomEvent('shop:fault', { detail: report }))
  isReporting = false
}

interface ScreenFaultInfo {
  readonly componentStack?: string | null | undefined
}

/** For React's `onCaughtError`: what a component has thrown is reported, and shown in the console as React does. */
export function reportScreenFault(error: unknown, info: ScreenFaultInfo): void {
  if (isNotFound(error)) return
  console.error(error, info.componentStack)
  reportFault('screen', error)
}

/**
 * For React's `onRecoverableError`: the page was not what the shop expected, as where another program has changed it, and
 * is drawn again.
 */
export function reportRecoveredFault(error: unknown): void {
  // Pages that the build leaves to the browser are no fault; React gives their errors a digest.
  if (error instanceof Error && 'digest' in error) return
  console.error(error)
  reportFault('screen', error)
}

/** Reports what nobody has caught: in event handlers, timers and promises. */
export function reportUncaughtFaults(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => reportFault('elsewhere', error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault('elsewhere', reason))
}
