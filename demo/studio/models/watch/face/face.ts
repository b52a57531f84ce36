import type { MeshBasicMaterial } from 'three'
import { canvas, glowing } from '../../../materials/painted.ts'
import { classic, type DialPainter, explorer, fan, figures, petals, sport } from './dials.ts'

export type FaceStyle = keyof typeof PAINTERS

const PAINTERS = { fan, figures, explorer, sport, classic, petals } as const satisfies Record<
  string,
  DialPainter
>

const PIXELS = 720

/** The lit picture behind a watch's glass. */
export function watchFace(
  style: FaceStyle,
  colors: readonly [string, string, string],
  aspect: number,
): MeshBasicMaterial {
  const height = Math.round(PIXELS / aspect)
  const picture = canvas(PIXELS, height, (context) => {
    context.fillStyle = '#000000'
    context.fillRect(0, 0, PIXELS, height)
    PAINTERS[style](context, PIXELS, height, colors)
  })
  return glowing(picture, 0.96)
}
