import { Group, type Material, Vector3 } from 'three'
import { element } from '../../geometry/element.ts'
import { loft } from '../../geometry/loft.ts'
import { circle, ellipse, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { sweep } from '../../geometry/sweep.ts'
import { knitCushion, padLeather } from '../../materials/cushions.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import type { HeadphonesParameters } from './parameters.ts'

/** The direction of a cushion's axis. */
const INWARDS = new Vector3(0, 0, 1)

export interface CupMaterials {
  readonly shell: Material
  readonly trim: Material
  readonly soft: string
}

/** One cup: the shell faces +z, the cushion -z; they meet at z = 0. */
export function buildCup(
  { cup, cushion }: HeadphonesParameters,
  { shell, trim, soft }: CupMaterials,
): Group {
  const group = new Group()
  const outline = cupOutline(cup)
  addShell(group, cup, outline, shell, trim)
  attach(
    group,
    loft(outline, profile(-10, -2.6).line(-1.8, -2.6).line(-1.8, -0.6), { caps: 'start' }),
    polymer('#0d0e10', 0.7),
  )
  addCushion(group, cup, cushion, soft)
  return group
}

/** The rim of a cup, or a parallel line further in. */
export function cupOutline(
  { shape, width, height, corner }: HeadphonesParameters['cup'],
  inset = 0,
): Outline {
  const [across, along] = [width - 2 * inset, height - 2 * inset]
  return shape === 'oval'
    ? ellipse(across / 2, along / 2, 148)
    : roundedRectangle(across, along, Math.max(corner - inset, 6), { exponent: 2.25, segments: 36 })
}

function addShell(
  group: Group,
  { width, depth, roundness, face }: HeadphonesParameters['cup'],
  outline: Outline,
  shell: Material,
  trim: Material,
) {
  const round = depth * roundness
  const inwards = Math.min(width * 0.34, 9 + round * 0.85)
  attach(
    group,
    loft(
      outline,
      profile(-2.4, -0.9)
        .line(-0.9, -0.9)
        .fillet(0, 0, 'sideways', { segments: 8 })
        .line(0, depth - round)
        .fillet(-inwards, depth, 'upwards', { exponent: 2.25, segments: 30 }),
      { mapping: 'planar' },
    ),
    shell,
  )
  if (face === 'groove') {
    const plate = profile(-inwards + 0.4, depth + 0.02).line(-inwards - 0.1, depth + 0.02)
    attach(group, loft(outline, plate, { caps: 'none' }), pitchBlack())
    attach(group, loft(outline, profile(0.03, 2.2).line(0.03, 3), { caps: 'none' }), pitchBlack())
  }
  if (face === 'seam') {
    attach(group, loft(outline, profile(0.03, 2.6).line(0.03, 3.1), { caps: 'none' }), pitchBlack())
  }
  if (face === 'disc') {
    const disc = circle(width * 0.27, 96)
    attach(
      group,
      loft(
        disc,
        profile(0.9, depth - 0.6)
          .line(0.9, depth + 0.02)
          .line(0.1, depth + 0.02),
        {
          caps: 'none',
        },
      ),
      pitchBlack(),
    )
    attach(
      group,
      loft(
        disc,
        profile(0, depth - 0.4)
          .line(0, depth + 0.3)
          .fillet(-0.6, depth + 0.7, 'upwards', { segments: 8 })
          .fillet(-width * 0.2, depth + 0.25, 'sideways', { segments: 10 }),
      ),
      trim,
    )
  }
}

/** A soft ring, with a dark cloth over the driver. */
function addCushion(
  group: Group,
  cup: HeadphonesParameters['cup'],
  { thickness, cover }: HeadphonesParameters['cushion'],
  soft: string,
) {
  const ringWidth = Math.min(19, cup.width * 0.26)
  const inset = 0.6 + ringWidth / 2
  const section = roundedRectangle(thickness, ringWidth, ringWidth * 0.46, {
    exponent: 2.15,
    segments: 12,
  })
  const path = cupOutline(cup, inset)
  attach(
    group,
    sweep(
      spaced(path).map(({ x, y }) => new Vector3(x, y, -1.9 - thickness / 2)),
      INWARDS,
      () => section,
      { closed: true },
    ),
    cover === 'knit' ? knitCushion(soft) : padLeather(soft),
  )
  const opening = cupOutline(cup, ringWidth)
  attach(
    group,
    loft(opening, profile(1.5, -6.4).line(1.5, -6.5), { caps: 'start' }),
    knitCushion('#3a3c41'),
  )
}

/** The outline with more points where it is straight: over a long span, the knit's bumps would vanish. */
function spaced(outline: Outline): readonly { readonly x: number; readonly y: number }[] {
  return outline.flatMap((point, index) => {
    const next = element(outline, (index + 1) % outline.length)
    const parts = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / 1.5))
    return Array.from({ length: parts }, (_, part) => ({
      x: point.x + ((next.x - point.x) * part) / parts,
      y: point.y + ((next.y - point.y) * part) / parts,
    }))
  })
}

/** A wheel or keys for the rim of a cup; the caller places them. */
export function control(kind: HeadphonesParameters['control'], trim: Material): Group {
  const group = new Group()
  if (kind === 'wheel') {
    attach(
      group,
      loft(
        circle(4.6, 64),
        profile(0, -2).line(0, 3.4).fillet(-0.9, 4.3, 'upwards', { segments: 8 }),
      ),
      trim,
    )
    attach(
      group,
      loft(circle(3.2, 48), profile(0, 4.2).line(0, 4.4).line(-0.6, 4.4)),
      metal('#9a9da2', 0.2),
    )
  } else if (kind === 'keys') {
    for (const y of [-7, 7]) {
      attach(
        group,
        loft(
          roundedRectangle(3.6, 10, 1.8, { exponent: 2, segments: 10 }),
          profile(0, -1).line(0, 0.5).fillet(-0.7, 1, 'upwards', { segments: 6 }),
        ),
        trim,
        { at: [0, y, 0] },
      )
    }
  }
  return group
}
