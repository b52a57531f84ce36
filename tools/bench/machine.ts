import { loadavg } from 'node:os'
import { figureOf, type Figure } from './figure.ts'

/** How busy the machine was; times of a busy machine mean little. */
export interface MachineReport {
  /** Processes that wanted a processor, averaged over a minute: before, and the most during the run. */
  readonly loadBefore: number
  readonly mostLoad: number
  /** Milliseconds of the same loop before, between and after the measurements: equal on a quiet machine. */
  readonly calibration: Figure
}

/** Watches the machine from now on. Call `pulse` between measurements and `report` at the end. */
export function watchMachine() {
  const loadBefore = currentLoad()
  const loops = [timeLoop()]
  let mostLoad = loadBefore
  const pulse = () => {
    loops.push(timeLoop())
    mostLoad = Math.max(mostLoad, currentLoad())
  }
  return {
    pulse,
    report: (): MachineReport => {
      pulse()
      return { loadBefore, mostLoad, calibration: figureOf(loops) }
    },
  }
}

function currentLoad(): number {
  return loadavg()[0] ?? NaN
}

const LOOP_STEPS = 20_000_000

function timeLoop(): number {
  const start = performance.now()
  let value = 1
  for (let step = 0; step < LOOP_STEPS; step++) value = Math.imul(value, 1_664_525) + step
  // Use the value, or the engine may drop the loop.
  return performance.now() - start + (value === 0 ? Number.EPSILON : 0)
}
