import { useAtomValue } from 'jotai'
import { lateComponent } from '#src/components/page/late-component.tsx'
import { comparedIdsAtom } from '#src/state/comparison.ts'

const Tray = lateComponent('tray', async () => (await import('./tray.tsx')).Tray)

/** The tray. Its code loads with the first product to compare. */
export function LateTray() {
  return useAtomValue(comparedIdsAtom).size > 0 && <Tray />
}
