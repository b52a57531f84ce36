import type { Vector3 } from 'three'
import { element } from '../geometry/element.ts'
import { directionAt } from './environment.ts'
import { radianceOf, type Studio } from './studio.ts'

const COLUMNS = 256
const ROWS = 128
const GOLDEN_RATIO = 0.6180339887

export interface LightSample {
  readonly direction: Vector3
  /** This light's share of the irradiance; all samples together give the whole studio's. */
  readonly irradiance: number
}

/**
 * Directions distributed like the studio's light, so that few samples make a smooth shadow. A row of the map is
 * chosen by its share of the light, a column by its share within the row; a golden-ratio sequence spreads both.
 */
export function sampleLights(studio: Studio, count: number): LightSample[] {
  const radiance = radianceOf(studio)
  const cumulated: number[] = []
  let sum = 0
  for (let row = 0; row < ROWS; row++) {
    const area = Math.cos(((row + 0.5) / ROWS - 0.5) * Math.PI)
    for (let column = 0; column < COLUMNS; column++) {
      sum += area * radiance(directionAt((column + 0.5) / COLUMNS, (row + 0.5) / ROWS))
      cumulated.push(sum)
    }
  }
  const flux = sum * (Math.PI / ROWS) * ((2 * Math.PI) / COLUMNS)

  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * sum
    const row = firstIndex(
      ROWS,
      (candidate) => element(cumulated, (candidate + 1) * COLUMNS - 1) >= wanted,
    )
    const before = row > 0 ? element(cumulated, row * COLUMNS - 1) : 0
    const share = (index * GOLDEN_RATIO + 0.31) % 1
    const target = before + (element(cumulated, (row + 1) * COLUMNS - 1) - before) * share
    const column = firstIndex(
      COLUMNS,
      (candidate) => element(cumulated, row * COLUMNS + candidate) >= target,
    )
    return {
      direction: directionAt((column + 0.5) / COLUMNS, (row + 0.5) / ROWS),
      irradiance: flux,
    }
  })
}

/** The first index that passes, by bisection; the last one if none does. */
function firstIndex(length: number, passes: (index: number) => boolean): number {
  let [low, high] = [0, length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}
