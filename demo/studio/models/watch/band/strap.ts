import { type BufferGeometry, MathUtils } from 'three'
import { roundedRectangle } from '../../../geometry/outline.ts'
import { sweep } from '../../../geometry/sweep.ts'
import { ACROSS, type BandPath } from './path.ts'

export interface Strap {
  /** Ends of the strap as shares of the band's path; at a lug it is wider. */
  readonly from: number
  readonly to: number
  readonly lugWidth: number
  readonly width: number
  readonly thickness: number
  /** Distance from the wrist at a share of the path, in millimetres: one strap lies on the other. */
  readonly lift: (share: number) => number
  /** Which end is round. */
  readonly tip: 'from' | 'to' | 'none'
  /** Ribs across the strap; `pitch` is the distance from one to the next. */
  readonly ribs?: { readonly depth: number; readonly pitch: number }
}

/** Millimetres over which the strap narrows from the lug, and over which a tip is rounded. */
const SHOULDER = 20
const TIP = 9

/** One strap of a band as a solid. */
export function strap(path: BandPath, options: Strap): BufferGeometry {
  const { from, to, lift, thickness, ribs } = options
  const span = (to - from) * path.length
  const steps = Math.round(span / (ribs ? 0.45 : 0.8))
  const places = Array.from({ length: steps + 1 }, (_, index) => {
    const share = from + ((to - from) * index) / steps
    const { position, outwards } = path.at(share)
    return position.addScaledVector(outwards, lift(share))
  })
  return sweep(places, ACROSS, (position) => {
    const share = from + (to - from) * position
    const wide = widthAt(path, options, share)
    const rib = ribs ? ribs.depth * Math.cos((share * path.length * 2 * Math.PI) / ribs.pitch) : 0
    const lug = shoulder(Math.min(share, 1 - share) * path.length)
    const tall = thickness * (1 + 0.6 * lug) + rib * (1 - lug)
    return roundedRectangle(wide, tall, Math.min(tall, wide) * 0.36, { exponent: 2.2, segments: 7 })
  })
}

function widthAt(path: BandPath, { from, to, lugWidth, width, tip }: Strap, share: number) {
  const fromLug = Math.min(share, 1 - share) * path.length
  const wide = MathUtils.lerp(width, lugWidth, shoulder(fromLug))
  if (tip === 'none') return wide
  const fromTip = (tip === 'from' ? share - from : to - share) * path.length
  const round = MathUtils.clamp(1 - fromTip / TIP, 0, 1)
  return Math.max(wide * Math.sqrt(1 - round ** 2.4), 1.6)
}

function shoulder(fromLug: number) {
  return 1 - MathUtils.smoothstep(fromLug, 0, SHOULDER)
}
