import { useRouter } from '@tanstack/react-router'

/**
 * How a change of a list's address enters the history: as a step of its own, or, within a run of typing, in place of
 * the step before it. The scroll position stays.
 */
export function useHistoryStep() {
  const router = useRouter()
  return (typingRun: number | undefined) => ({
    state: typingRun === undefined ? {} : { typingRun },
    replace: typingRun !== undefined && typingRun === router.latestLocation.state.typingRun,
    resetScroll: false,
  })
}
