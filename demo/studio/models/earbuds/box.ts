import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearPolymer } from '../../materials/clear-polymer.ts'
import { unlit } from '../../materials/painted.ts'
import { polymer } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { BoxShape } from './parameters.ts'

/** Radians by which the open lid is turned back. */
const OPEN = 1.75

/** The plan of the box as seen from above. */
function plan({ width, depth }: BoxShape): Outline {
  return roundedRectangle(width, depth, depth / 2, { exponent: 2.15, segments: 32 })
}

/** A charging case that stands on y = 0. It is built along z and then turned upright. */
export function buildBox(shape: BoxShape, shell: Material, lining: string, open: boolean): Group {
  const box = new Group()
  const upright = subassembly(box, 'case')
  upright.rotation.x = -Math.PI / 2
  const outline = plan(shape)
  const { height, corner, depth } = shape
  const seam = height * shape.seam
  const inwards = Math.min(depth / 2 - 1, corner * 0.8)
  attach(
    upright,
    loft(
      outline,
      profile(-inwards, 0)
        .fillet(0, corner, 'sideways', { exponent: 2.3, segments: 24 })
        .line(0, seam - 0.6)
        .fillet(-0.35, seam - 0.2, 'upwards', { segments: 6 })
        .line(-0.7, seam - 0.2),
      { caps: 'start' },
    ),
    shell,
  )
  addLamp(box, seam, depth)
  const lid = subassembly(upright, 'lid', [0, depth / 2 - 2.4, seam])
  const inner = subassembly(lid, 'shell', [0, 2.4 - depth / 2, -seam])
  if (open) lid.rotation.x = -OPEN
  if (open || shape.lid === 'clear') addTray(upright, shape, seam, lining)
  else addGap(upright, outline, seam)
  if (shape.lid === 'clear') {
    addLid(inner, shape, outline, { seam, inwards, outside: seeThrough(), inside: seeThrough() })
  } else {
    const inside = open ? polymer(lining, 0.6) : null
    addLid(inner, shape, outline, { seam, inwards, outside: shell, inside })
  }
  // Buds in front of a closed case would cast a separate shadow on it for each light.
  if (!open) {
    upright.traverse((part) => {
      part.receiveShadow = false
    })
  }
  return box
}

/** The dark gap between a closed lid and the case. */
function addGap(group: Group, outline: Outline, seam: number) {
  attach(
    group,
    loft(outline, profile(-0.7, seam - 0.4).line(-0.7, seam + 0.4), { caps: 'none' }),
    polymer('#5b5c60', 0.7),
  )
}

interface LidMake {
  readonly seam: number
  /** From the edge to the flat part of the top. */
  readonly inwards: number
  readonly outside: Material
  /** Null if a closed lid hides it. */
  readonly inside: Material | null
}

function addLid(
  group: Group,
  { height, corner, lid }: BoxShape,
  outline: Outline,
  { seam, inwards, outside, inside }: LidMake,
) {
  const round = Math.min(corner, height - seam - 1.2)
  const outer = profile(-0.7, seam + 0.2)
    .line(-0.35, seam + 0.2)
    .fillet(0, seam + 0.6, 'sideways', { segments: 6 })
    .line(0, height - round)
    .fillet(-inwards, height, 'upwards', { exponent: 2.3, segments: 24 })
  const clear = lid === 'clear'
  attach(group, loft(outline, outer), outside, { shadow: !clear, order: clear ? 3 : 0 })
  if (inside === null) return
  attach(
    group,
    loft(
      outline,
      profile(-inwards - 1, height - 1.6)
        .fillet(-1.7, height - round, 'sideways', { exponent: 2.3, segments: 20 })
        .line(-1.7, seam + 0.25)
        .line(-0.6, seam + 0.25),
      { caps: 'start' },
    ),
    inside,
    // Hardly any light reaches the inside of a lid: with shadows it would be black.
    { shadow: false, order: clear ? 2 : 0 },
  )
}

/** The inside of an open case with its two wells. */
function addTray(upright: Group, { width, depth }: BoxShape, seam: number, lining: string) {
  const tray = roundedRectangle(width - 1.6, depth - 1.6, depth / 2 - 0.8, { segments: 28 })
  attach(upright, loft(tray, profile(0, seam - 1.2).line(-0.6, seam - 0.7)), polymer(lining, 0.4))
}

function addLamp(box: Group, seam: number, depth: number) {
  attach(box, loft(circle(0.7, 32), profile(0, -0.2).line(-0.05, 0.03)), unlit('#7dff9b'), {
    at: [0, seam - 6.5, depth / 2],
    shadow: false,
  })
}

/** Thick transparent plastic, a little grey. */
function seeThrough() {
  return clearPolymer('#aab2b8', { flat: 0.16, grazing: 0.94 })
}
