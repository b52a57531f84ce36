import { Group, type Material, MathUtils } from 'three'
import { roundedRectangle } from '../../../geometry/outline.ts'
import { rubber, strapLeather, weave, webbing } from '../../../materials/straps.ts'
import { attach, subassembly } from '../../assembly.ts'
import { buckle, hole, hook, ring, slider, stud } from './clasp.ts'
import { BandPath, layOn } from './path.ts'
import { strap } from './strap.ts'
import type { BandStyle } from './style.ts'

/** Shares of the band's path between which the outer strap rises onto the inner one. */
const CLIMB = [0.36, 0.44] as const
const OUTER_END = 0.665
const INNER_END = 0.4
const CLASP = 0.5

interface Band {
  readonly caseHeight: number
  readonly lugWidth: number
  readonly width: number
  readonly style: BandStyle
  readonly color: string
  readonly metal: Material
}

/** Both straps, closed behind the case: the lower one lies on the upper one and has the clasp's holes. */
export function addBand(watch: Group, { caseHeight, lugWidth, width, style, color, metal }: Band) {
  const path = new BandPath(caseHeight)
  const { thickness } = style
  const material = MATERIALS[style.material](color)
  const lift = (share: number) => (thickness + 0.15) * MathUtils.smoothstep(share, ...CLIMB)
  const ribs = RIBS[style.material]
  const common = { lugWidth, width, thickness, ...(ribs ? { ribs } : {}) }
  const outer = strap(path, { ...common, from: 0, to: OUTER_END, lift, tip: 'to' })
  const inner = strap(path, { ...common, from: INNER_END, to: 1, lift: () => 0, tip: 'from' })
  attach(watch, outer, material)
  attach(watch, inner, material)

  const clasp = subassembly(watch, 'clasp')
  const place = (part: Group, share: number, above: number) => {
    layOn(part, path.at(share), lift(share) + above)
    clasp.add(part)
  }
  const top = thickness / 2
  const holes = (from: number, to: number, radius: number) => {
    const step = 7 / path.length
    for (let share = from; share <= to; share += step) place(hole(radius, color), share, top)
  }
  if (style.clasp === 'stud') {
    place(stud(metal), 0.6, top)
    holes(0.47, 0.575, 1.5)
  } else if (style.clasp === 'buckle') {
    place(buckle(width, metal), CLASP - 0.02, top - 0.3)
    holes(0.515, 0.615, 0.9)
    place(keeper(width, thickness, material), 0.575, -thickness / 2)
  } else if (style.clasp === 'hook') {
    place(hook(width, metal), CLASP, top - 0.2)
    place(keeper(width, thickness, material), 0.62, -thickness / 2)
  } else {
    place(slider(width, metal), CLASP - 0.035, top - 0.3)
  }
}

/** A loop across the band that holds both straps together. */
function keeper(width: number, thickness: number, material: Material): Group {
  const group = new Group()
  const section = roundedRectangle(5, 1.1, 0.5, { exponent: 2.2, segments: 5 })
  attach(group, ring(width + 1.8, thickness * 2 + 2.2, 1.6, section), material, {
    rotation: [Math.PI / 2, 0, 0],
  })
  return group
}

const RIBS: Partial<
  Record<BandStyle['material'], { readonly depth: number; readonly pitch: number }>
> = {
  webbing: { depth: 0.42, pitch: 4.4 },
  ribbed: { depth: 0.3, pitch: 3.2 },
}

const MATERIALS = {
  silicone: rubber,
  ribbed: rubber,
  woven: weave,
  webbing,
  leather: strapLeather,
} as const satisfies Record<BandStyle['material'], (color: string) => Material>
