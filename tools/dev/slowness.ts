import { availableParallelism, loadavg } from 'node:os'

/** The most that a time limit is multiplied by. */
const MOST = 5

/**
 * How many times as long as on a quiet machine a test may take, from 1: time limits are multiplied by it. Measured when
 * tests start, by the processor's queue and by what a short calculation gets of a processor.
 */
export function slowness(): number {
  const [queue = 0] = loadavg()
  return Math.min(MOST, Math.max(1, queue / availableParallelism(), shareOfProcessor()))
}

function shareOfProcessor(): number {
  const start = performance.now()
  const before = process.cpuUsage()
  while (performance.now() < start + 50);
  const { user, system } = process.cpuUsage(before)
  return 50_000 / Math.max(1, user + system)
}
