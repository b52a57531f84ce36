import { useAtomValue } from 'jotai'
import { lateCode } from '#src/code/late-code.ts'
import { LateComponent } from '#src/components/late-component.tsx'
import { comparedIdsAtom } from '#src/state/comparison.ts'

const trayCode = lateCode('tray', async () => (await import('./tray.tsx')).Tray)

/** The tray. Its code loads with the first product to compare. */
export function LateTray() {
  const isEmpty = useAtomValue(comparedIdsAtom).size === 0
  return !isEmpty && <LateComponent code={trayCode} />
}
