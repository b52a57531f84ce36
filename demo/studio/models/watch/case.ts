import type { Group, Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { metal as polishedMetal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { watchFace } from './face/face.ts'
import type { WatchParameters } from './parameters.ts'
import { caseShape, type CaseShape } from './shape.ts'

/** Metal case, glass over the lit dial, and the sensors on the back. */
export function addCase(watch: Group, parameters: WatchParameters, metal: Material, color: string) {
  const { width, height, corner, depth } = parameters
  const isRound = corner * 2 >= width
  const body = isRound
    ? circle(width / 2, 160)
    : roundedRectangle(width, height, corner, { exponent: 2.4, segments: 36 })
  const shape = caseShape(parameters)
  attach(watch, loft(body, shape.wall, { caps: 'start', mapping: 'around' }), metal)
  if (shape.ring) {
    attach(
      watch,
      loft(body, shape.ring, { caps: 'none', mapping: 'around' }),
      polishedMetal(color, 0.1),
    )
  }
  addGlass(watch, parameters, body, shape, isRound)
  addSensors(watch, -depth / 2, Math.min(width, height) / 2 - 6)
}

function addGlass(
  watch: Group,
  { width, height, corner, bezel, face, accents }: WatchParameters,
  body: Outline,
  { glass, top, flat }: CaseShape,
  isRound: boolean,
) {
  attach(watch, loft(body, glass(0)), polymer('#020203', 0.3, { specularIntensity: 0.1 }))
  const inset = flat + bezel
  const [screenWidth, screenHeight] = [width - 2 * inset, height - 2 * inset]
  const screen = isRound
    ? circle(screenWidth / 2, 128)
    : roundedRectangle(screenWidth, screenHeight, Math.max(corner - inset * 0.75, 4), {
        segments: 30,
      })
  attach(
    watch,
    loft(screen, profile(0, top + 0.02).line(-0.02, top + 0.02), { mapping: 'unit' }),
    watchFace(face, accents, screenWidth / screenHeight),
    { shadow: false, order: 1 },
  )
  attach(watch, loft(body, glass(0.04)), clearGlass({ roughness: 0.01, specularIntensity: 0.6 }), {
    shadow: false,
    order: 6,
  })
}

/** A dome of dark glass with a ring of lights; it shows through the band's loop. */
function addSensors(watch: Group, z: number, radius: number) {
  const dome = circle(Math.min(radius, 13), 64)
  const turned = { rotation: [0, Math.PI, 0], at: [0, 0, z + 0.1] } as const
  attach(
    watch,
    loft(dome, profile(0, -0.3).line(0, 0.2).fillet(-9, 1.5, 'upwards')),
    polymer('#0b0c0f', 0.12, { clearcoat: 1, clearcoatRoughness: 0.03 }),
    turned,
  )
  attach(
    watch,
    loft(circle(5), profile(0, 1.4).line(0, 1.56).line(-0.6, 1.56), { caps: 'none' }),
    polishedMetal('#8d9096', 0.25),
    turned,
  )
  attach(watch, loft(circle(2.6), profile(0, 1.5).line(-0.1, 1.56)), pitchBlack(), turned)
}
