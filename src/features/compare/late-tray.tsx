import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lateCode } from '#src/code/late-code.ts'
import { LateComponent } from '#src/components/late-component.tsx'
import { comparedIdsAtom } from '#src/state/comparison.ts'

const trayCode = lateCode('the tray', async () => (await import('./tray.tsx')).Tray)

const NO_PROPS = {}

/** The tray, on every page but the comparison itself. Its code loads with the first product to compare. */
export function LateTray() {
  const isEmpty = useAtomValue(comparedIdsAtom).size === 0
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/compare' })
  return !isEmpty && !isHere && <LateComponent code={trayCode} props={NO_PROPS} />
}
