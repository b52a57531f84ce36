import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { invertedTriangles, openEdges, volume } from '../geometry/checks.ts'
import {
  capsule,
  ellipsoid,
  halfSpace,
  smoothIntersection,
  smoothUnion,
} from '../geometry/distance-field.ts'
import { loft } from '../geometry/loft.ts'
import { circle, roundedRectangle } from '../geometry/outline.ts'
import { profile } from '../geometry/profile.ts'
import { surfaceOf } from '../geometry/surface-nets.ts'
import { sweep } from '../geometry/sweep.ts'

const rod = circle(2, 24)
const ACROSS = new Vector3(1, 0, 0)
const quarter = Array.from({ length: 13 }, (_, index) => {
  const angle = (index / 12) * (Math.PI / 2)
  return new Vector3(0, 20 * Math.sin(angle), 20 * Math.cos(angle))
})
const ring = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI
  return new Vector3(0, 20 * Math.sin(angle), 20 * Math.cos(angle))
})
const bud = smoothIntersection(
  smoothUnion(ellipsoid([0, 0, 0], [6, 5, 4]), capsule([0, 0, 0], [0, -14, 0], 2, 1.5), 2),
  halfSpace([0, -1, 0], 12),
  0.8,
)

const solids = {
  'a loft with fillets and both caps': loft(
    roundedRectangle(70, 150, 16),
    profile(-1, -4)
      .fillet(0, -3, 'sideways', { exponent: 2.3 })
      .line(0, 3)
      .fillet(-1, 4, 'upwards', { exponent: 2.3 }),
    { caps: 'both' },
  ),
  'a loft with texture coordinates round its wall': loft(circle(8), profile(0, 0).line(0, 5), {
    caps: 'both',
    mapping: 'around',
  }),
  'a sweep with two ends': sweep(quarter, ACROSS, () => rod),
  'a closed sweep': sweep(ring, ACROSS, () => rod, { closed: true }),
  'a distance field': surfaceOf(bud, [-8, -16, -6], [8, 8, 6], 0.5),
}

describe.each(Object.entries(solids))('%s', (_, geometry) => {
  it('has no open edge', () => {
    expect(openEdges(geometry)).toBe(0)
  })

  it('has triangles and normals that face outwards', () => {
    expect(volume(geometry)).toBeGreaterThan(0)
    expect(invertedTriangles(geometry)).toBe(0)
  })
})

it('openEdges finds the open end of a part', () => {
  expect(openEdges(loft(circle(4), profile(0, 0).line(0, 2), { caps: 'end' }))).toBeGreaterThan(0)
})

it('volume is negative for a profile that runs the wrong way', () => {
  expect(volume(loft(circle(4), profile(0, 2).line(0, 0), { caps: 'none' }))).toBeLessThan(0)
})

it('volume of a cylinder is in cubic millimetres', () => {
  const cylinder = loft(circle(10, 256), profile(0, 0).line(0, 5), { caps: 'both' })
  expect(volume(cylinder)).toBeCloseTo(Math.PI * 100 * 5, -1)
})
