import { CatchBoundary, useLocation } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { entryKey } from './history-entry.ts'

interface FaultBoundaryProps {
  readonly children: ReactNode
  /** Replaces children that have failed, until the shopper goes to another page. */
  readonly fallback?: ReactNode
}

/** Keeps an error in its children from everything around them. */
export function FaultBoundary({ children, fallback = null }: FaultBoundaryProps) {
  const page = useLocation({ select: entryKey })
  const Fallback = useCallback(() => fallback, [fallback])
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={Fallback}>
      {children}
    </CatchBoundary>
  )
}
