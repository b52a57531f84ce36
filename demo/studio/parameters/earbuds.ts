import type { BoxShape, BudShape, EarbudsParameters } from '../models/earbuds/parameters.ts'

const BUD = {
  bulb: [8, 8.4, 7.2],
  stem: 'rod',
  stemLength: 22,
  stemRadius: 2.9,
  tip: 'silicone',
  surface: 'gloss',
} as const satisfies BudShape

const BOX = {
  width: 60,
  height: 46,
  depth: 22,
  corner: 14,
  seam: 0.66,
  lid: 'same',
  surface: 'gloss',
} as const satisfies BoxShape

function earbuds(bud: Partial<BudShape>, box: Partial<BoxShape>): EarbudsParameters {
  return { bud: { ...BUD, ...bud }, box: { ...BOX, ...box } }
}

/** Outer sizes are the manufacturers'; the shapes of bulbs, stems and lids are our own. */
export const EARBUDS: Readonly<Record<string, EarbudsParameters>> = {
  'airpods-4': earbuds(
    { tip: 'open', stemLength: 22, stemRadius: 2.7, bulb: [8.4, 8, 7.4] },
    { width: 45, height: 49, depth: 21, corner: 17, seam: 0.7 },
  ),
  'airpods-pro-2': earbuds(
    { stemLength: 16, stemRadius: 3.2, bulb: [8.6, 9, 7.8] },
    { width: 63, height: 43, depth: 22, corner: 12 },
  ),
  'galaxy-buds3-pro': earbuds(
    { stem: 'blade', stemLength: 23, stemRadius: 3.1, bulb: [8, 8.2, 7.6], surface: 'matte' },
    { width: 51, height: 48, depth: 24, corner: 9, seam: 0.6, lid: 'clear', surface: 'matte' },
  ),
  'pixel-buds-pro-2': earbuds(
    { stem: 'none', bulb: [8.8, 8.8, 8.4], surface: 'matte' },
    { width: 63, height: 50, depth: 27, corner: 24, seam: 0.58, surface: 'matte' },
  ),
  'nothing-ear-2024': earbuds(
    { stem: 'clear', stemLength: 23, stemRadius: 3.3, bulb: [8, 8, 7.2] },
    { width: 56, height: 55, depth: 22, corner: 6, seam: 0.5, lid: 'clear' },
  ),
  'sony-wf-1000xm5': earbuds(
    { stem: 'none', bulb: [10.2, 9.2, 9.4], tip: 'foam', surface: 'matte' },
    { width: 65, height: 40, depth: 26, corner: 18, seam: 0.6, surface: 'matte' },
  ),
}

export function earbudsParameters(id: string): EarbudsParameters {
  return EARBUDS[id] ?? earbuds({}, {})
}
