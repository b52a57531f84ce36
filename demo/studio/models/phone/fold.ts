import type { Group, Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { moved, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { glowing } from '../../materials/painted.ts'
import { pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { paletteFor } from '../screen/palette.ts'
import { wallpaper } from '../screen/wallpaper.ts'
import type { PhoneParameters } from './parameters.ts'

const HINGE = 8
const PIXELS = 420

/** Adds a folding phone's parts to its back at `z`: a hinge across the middle and a cover screen above it. */
export function addFold(
  side: Group,
  parameters: PhoneParameters,
  z: number,
  color: string,
  metal: Material,
) {
  const { width, height, corner, screen, seed } = parameters
  const hinge = roundedRectangle(width - 0.6, HINGE, 1.2, { segments: 10 })
  attach(
    side,
    loft(
      hinge,
      profile(0, z - 0.5)
        .line(0, z + 0.15)
        .fillet(-0.5, z + 0.5, 'upwards'),
    ),
    metal,
  )
  for (const y of [-HINGE / 2 - 0.25, HINGE / 2 + 0.25]) {
    attach(
      side,
      loft(
        moved(roundedRectangle(width - 1, 0.5, 0.2, { segments: 4 }), 0, y),
        profile(0, z - 0.1).line(0, z + 0.03),
      ),
      pitchBlack(),
    )
  }

  const [panelWidth, panelHeight] = [width - 5.5, height / 2 - HINGE / 2 - 4.6]
  const middle = HINGE / 2 + 1.9 + panelHeight / 2
  const panel = moved(roundedRectangle(panelWidth, panelHeight, corner - 3), 0, middle)
  attach(
    side,
    loft(
      panel,
      profile(0, z - 0.1)
        .line(0, z + 0.03)
        .fillet(-0.3, z + 0.12, 'upwards'),
    ),
    polymer('#050506', 0.3, { specularIntensity: 0.2 }),
  )
  const [screenWidth, screenHeight] = [panelWidth - 3.4, panelHeight - 3.4]
  const picture = wallpaper(
    { style: screen, palette: paletteFor(color, seed + 1), seed: seed + 1, clock: true },
    PIXELS,
    Math.round((PIXELS * screenHeight) / screenWidth),
  )
  const lit = moved(roundedRectangle(screenWidth, screenHeight, corner - 4.6), 0, middle)
  attach(
    side,
    loft(lit, profile(0, z + 0.13).line(-0.02, z + 0.13), { mapping: 'unit' }),
    glowing(picture, 0.94),
    { shadow: false },
  )
  attach(
    side,
    loft(panel, profile(-0.3, z + 0.15).line(-0.4, z + 0.15)),
    clearGlass({ specularIntensity: 0.3 }),
    { shadow: false, order: 3 },
  )
}
