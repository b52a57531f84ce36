import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { mixed } from '../../materials/finish.ts'
import { polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { sideButton } from '../shared/button.ts'
import type { PhoneParameters } from './parameters.ts'

/** How far inside the outline the frame ends and the glass begins, in millimetres; between them is a dark gap. */
export const FRAME_WIDTH = 1.5
export const GLASS_INSET = 1.62

/** The metal band with its edges, antenna breaks and buttons. */
export function addFrame(
  phone: Group,
  { width, height, depth, side }: PhoneParameters,
  body: Outline,
  metal: Material,
  edge: Material,
  color: string,
) {
  const half = depth / 2
  const fillet = side === 'flat' ? 1.35 : half - 0.35
  const shoulder = side === 'flat' ? 1.25 : 1.45
  const exponent = side === 'flat' ? 2.2 : 2.1
  attach(
    phone,
    loft(
      body,
      profile(-FRAME_WIDTH, -half)
        .line(-shoulder, -half)
        .fillet(0, -half + fillet, 'sideways', { exponent, segments: 14 })
        .line(0, half - fillet)
        .fillet(-shoulder, half, 'upwards', { exponent, segments: 14 })
        .line(-FRAME_WIDTH, half),
      { caps: 'none', mapping: 'around' },
    ),
    metal,
  )
  attach(
    phone,
    loft(body, profile(-1.3, half + 0.02).line(-GLASS_INSET, half + 0.02), { caps: 'none' }),
    edge,
  )
  attach(
    phone,
    loft(body, profile(-GLASS_INSET, -half - 0.02).line(-1.3, -half - 0.02), { caps: 'none' }),
    edge,
  )
  addAntennaBreaks(
    phone,
    width,
    height,
    half - 0.7,
    polymer(mixed(color, '#000000', 0.38), 0.5, { metalness: 0.2 }),
  )
  addButtons(phone, width, height, metal)
}

function addAntennaBreaks(
  phone: Group,
  width: number,
  height: number,
  reach: number,
  material: Material,
) {
  const wall = profile(0.015, -reach).line(0.015, reach)
  const options = { exponent: 2, segments: 1 }
  const upright = loft(roundedRectangle(0.02, 0.9, 0.005, options), wall, { caps: 'none' })
  const level = loft(roundedRectangle(0.9, 0.02, 0.005, options), wall, { caps: 'none' })
  for (const x of [-width / 2, width / 2]) {
    for (const y of [-height / 2 + 21, height / 2 - 21])
      attach(phone, upright, material, { at: [x, y, 0] })
  }
  attach(phone, level, material, { at: [width / 2 - 20, height / 2, 0] })
  attach(phone, level, material, { at: [20 - width / 2, -height / 2, 0] })
}

function addButtons(phone: Group, width: number, height: number, metal: Material) {
  const right = { x: width / 2 - 0.15, turn: Math.PI / 2 }
  const left = { x: 0.15 - width / 2, turn: -Math.PI / 2 }
  for (const [{ x, turn }, share, length] of [
    [right, 0.16, 18],
    [left, 0.235, 11],
    [left, 0.135, 11],
  ] as const) {
    attach(phone, sideButton(length), metal, { at: [x, height * share, 0], rotation: [0, turn, 0] })
  }
}
