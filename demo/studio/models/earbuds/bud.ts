import { type BufferGeometry, Group, type Material, Vector3 } from 'three'
import { decal } from '../../geometry/decal.ts'
import type { DistanceField } from '../../geometry/distance-field.ts'
import { loft } from '../../geometry/loft.ts'
import { type Outline, ellipse, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { surfaceOf } from '../../geometry/surface-nets.ts'
import { knitCushion } from '../../materials/cushions.ts'
import { metal, polymer } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import { budField, NOZZLE, STEM_TOP, stemFoot } from './bud-field.ts'
import type { BudShape } from './parameters.ts'

const CELL = 0.5

export interface BudColors {
  readonly shell: Material
  readonly trim: string
  readonly tip: string
  /** The dot that tells right from left. */
  readonly mark: string
}

/** The right bud, upright, with its nozzle to +x; its mirror image is the left one. */
export function buildBud(shape: BudShape, colors: BudColors): Group {
  const bud = new Group()
  const field = budField(shape)
  const [rx, ry, rz] = shape.bulb
  const low = Math.min(-ry, shape.stem === 'none' ? -ry : stemFoot(shape)[1]) - 2
  attach(bud, meshOf(shape, field, [rx, ry, rz], low), colors.shell)
  addTip(bud, shape, colors.tip)
  addGrilles(bud, shape, field, colors)
  if (shape.stem === 'clear') addInsides(bud, shape, field, colors)
  return bud
}

const meshes = new Map<string, BufferGeometry>()

/** Meshes are kept: making one takes a second, and a picture shows two buds. */
function meshOf(
  shape: BudShape,
  field: DistanceField,
  [rx, ry, rz]: readonly [number, number, number],
  low: number,
): BufferGeometry {
  const key = JSON.stringify(shape)
  const known = meshes.get(key)
  if (known) return known
  const mesh = surfaceOf(field, [-rx - 3, low, -rz - 3], [14, ry + 3, rz + 3], CELL)
  meshes.set(key, mesh)
  return mesh
}

/** A soft tip over the nozzle, or a grille in its surface. */
function addTip(bud: Group, { tip }: BudShape, color: string) {
  const direction = new Vector3(...NOZZLE.to).sub(new Vector3(...NOZZLE.from)).normalize()
  const nozzle = subassembly(bud, 'tip')
  nozzle.position.set(...NOZZLE.to).addScaledVector(direction, tip === 'open' ? 0.5 : 0.4)
  nozzle.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), direction)
  if (tip === 'open') {
    attach(
      nozzle,
      loft(
        ellipse(3.7, 3),
        profile(0, 0.6).line(0, 2.6).fillet(-0.5, 3.1, 'upwards').line(-0.8, 3),
      ),
      metal('#a7a9ad', 0.3),
    )
    attach(nozzle, loft(ellipse(3, 2.3), profile(0, 2.9).line(-0.1, 3.08)), knitCushion('#2b2c30'))
    return
  }
  const material =
    tip === 'foam'
      ? polymer(color, 0.95, { specularIntensity: 0.3, sheen: 0.3, sheenColor: '#777777' })
      : polymer(color, 0.42, { sheen: 0.3, sheenColor: color })
  attach(
    nozzle,
    loft(
      ellipse(6.2, 5.4),
      profile(-1.6, -1.6)
        .fillet(0, 0.4, 'upwards', { segments: 10 })
        .fillet(-3.1, 5.6, 'upwards', { exponent: 2.3, segments: 18 })
        .fillet(-3.7, 4.9, 'sideways', { segments: 6 })
        .line(-3.7, 2),
      { caps: 'none' },
    ),
    material,
  )
  attach(nozzle, loft(ellipse(2.7, 2), profile(0, 3.2).line(-0.1, 3.4)), knitCushion('#2b2c30'))
}

/** Vents, microphones and contacts on the curved surface. */
function addGrilles(bud: Group, shape: BudShape, field: DistanceField, { trim, mark }: BudColors) {
  const dark = knitCushion('#3d3f45')
  const rim = metal(trim, 0.28)
  const lay = (place: Vector3, facing: Vector3, outline: (grow: number) => Outline, roll = 0) => {
    facing.normalize()
    attach(bud, decal(field, place, facing, outline(0.18), { roll, above: 0.03 }), rim)
    attach(bud, decal(field, place, facing, outline(0), { roll, above: 0.06 }), dark)
  }
  const oval = (x: number, y: number) => (grow: number) => ellipse(x + grow, y + grow, 56)
  const [, ry, rz] = shape.bulb
  lay(new Vector3(-0.6, ry * 0.45, rz * 0.8), new Vector3(-0.15, 0.5, 0.95), oval(2.5, 0.95), 0.3)
  if (shape.stem === 'none') {
    lay(new Vector3(-3.4, -ry * 0.5, rz * 0.6), new Vector3(-0.4, -0.5, 0.9), oval(1.6, 0.8), -0.4)
    const facing = new Vector3(0.2, -0.75, 0.6).normalize()
    for (const x of [0.5, 3.2]) {
      const place = new Vector3(x, -ry * 0.75, rz * 0.5)
      attach(bud, decal(field, place, facing, ellipse(0.75, 0.75, 32)), metal('#cdb27a', 0.25))
    }
    return
  }
  const [footX, footY, footZ] = stemFoot(shape)
  const front = footZ + shape.stemRadius
  lay(new Vector3(footX - 0.3, footY + 7, front), new Vector3(-0.15, 0, 1), oval(0.75, 2.5))
  lay(new Vector3(STEM_TOP[0], -1.5, -6), new Vector3(-0.3, 0, -1), oval(0.9, 2))
  attach(
    bud,
    decal(field, new Vector3(footX, footY, footZ), new Vector3(0, -1, 0), ellipse(1.7, 1.7, 40)),
    rim,
  )
  const dot = decal(
    field,
    new Vector3(footX + 2.4, footY + 2.4, footZ),
    new Vector3(1, 0, 0),
    ellipse(0.55, 0.55, 28),
  )
  attach(bud, dot, polymer(mark, 0.4))
}

/** The inside of a transparent stem: a board, a magnet, screws. */
function addInsides(bud: Group, shape: BudShape, field: DistanceField, { mark }: BudColors) {
  const [footX, footY, footZ] = stemFoot(shape)
  const outside = new Vector3(-1, 0, 0)
  const lay = (outline: Outline, up: number, forwards: number, material: Material, above: number) =>
    attach(
      bud,
      decal(field, new Vector3(footX - 2, footY + up, footZ + forwards), outside, outline, {
        above,
      }),
      material,
    )
  const tall = shape.stemLength - 5
  const window = roundedRectangle(shape.stemRadius * 1.75, tall, 1.5, { segments: 12 })
  lay(window, tall / 2 + 1.4, 0, polymer('#3c3f44', 0.15, { clearcoat: 1 }), 0.04)
  const board = roundedRectangle(shape.stemRadius * 1.1, tall * 0.5, 0.5, { segments: 8 })
  lay(board, tall * 0.4, 0, polymer('#17181b', 0.4), 0.06)
  lay(ellipse(0.95, 0.95, 36), tall * 0.82, 0, metal('#c8cacd', 0.2), 0.06)
  lay(ellipse(0.6, 0.6, 30), tall * 0.6, 0.6, metal('#caa968', 0.25), 0.08)
  lay(ellipse(0.5, 0.5, 30), tall * 0.3, -0.5, metal('#caa968', 0.25), 0.08)
  lay(ellipse(0.7, 0.7, 30), 2.6, 0, polymer(mark, 0.35), 0.08)
}
