import { useAtomValue, useSetAtom } from 'jotai'
import { lateCode } from '#src/code/late-code.ts'
import { LateComponent } from '#src/components/page/late-component.tsx'
import { MISSING_CODE } from '#src/components/page/missing-code.ts'
import { comparedIdsAtom } from '#src/state/comparison.ts'
import { showMessageAtom } from '#src/state/message.ts'

const trayCode = lateCode('tray', async () => (await import('./tray.tsx')).Tray)

/** The tray. Its code loads with the first product to compare. */
export function LateTray() {
  const isEmpty = useAtomValue(comparedIdsAtom).size === 0
  const showMessage = useSetAtom(showMessageAtom)
  return !isEmpty && <LateComponent code={trayCode} onFailure={() => showMessage(MISSING_CODE)} />
}
