import { cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { figureOf, type Figure } from './figure.ts'

/** How busy the machine was; times of a busy machine mean little. */
export interface MachineReport {
  /** Processors used by anything before the run, as a share of all of them, from 0 to 1. */
  readonly busyBefore: number
  /** Processes that wanted a processor, averaged over a minute: before, and the most during the run. */
  readonly loadBefore: number
  readonly mostLoad: number
  /** Milliseconds of the same loop before, between and after the measurements: equal on a quiet machine. */
  readonly calibration: Figure
}

/** Watches the machine from now on. Call `pulse` between measurements and `report` at the end. */
export async function watchMachine() {
  const busyBefore = await busyShare()
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
      return { busyBefore, loadBefore, mostLoad, calibration: figureOf(loops) }
    },
  }
}

function currentLoad(): number {
  return loadavg()[0] ?? NaN
}

/** Measured over one second. */
async function busyShare(): Promise<number> {
  const before = processorTimes()
  await setTimeout(1000)
  const after = processorTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function processorTimes() {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (each: (time: (typeof times)[number]) => number) =>
    times.reduce((total, time) => total + each(time), 0)
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  }
}

const LOOP_STEPS = 20_000_000

function timeLoop(): number {
  const start = performance.now()
  let value = 1
  for (let step = 0; step < LOOP_STEPS; step++) value = Math.imul(value, 1_664_525) + step
  // Use the value, or the engine may drop the loop.
  return performance.now() - start + (value === 0 ? Number.EPSILON : 0)
}
