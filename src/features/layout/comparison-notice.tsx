import { useAtom } from 'jotai'
import { refusedProductAtom } from '#src/state/comparison.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useTimeout } from '#src/ui/use-timeout.ts'

/** How long the notice is shown, in milliseconds. */
const NOTICE_TIME = 10_000

/** Says why a product was not added to the comparison. */
export function ComparisonNotice() {
  const [refused, setRefused] = useAtom(refusedProductAtom)
  useTimeout({
    ms: NOTICE_TIME,
    isRunning: refused !== undefined,
    startedBy: refused,
    onElapsed: () => setRefused(undefined),
  })
  return (
    refused && (
      // A new element for each product, so that screen readers announce it again.
      <Notice key={refused.id}>
        <p>You can compare at most four products.</p>
      </Notice>
    )
  )
}
