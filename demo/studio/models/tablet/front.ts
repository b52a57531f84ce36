import type { Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { unlit } from '../../materials/painted.ts'
import { metal, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { paletteFor } from '../screen/palette.ts'
import { litScreen } from '../screen/screen-cache.ts'
import type { TabletParameters } from './parameters.ts'

const SCREEN_PIXELS = 900

/** Glass, lit screen, front camera and, on older tablets, the button below the screen. */
export function addFront(
  tablet: Group,
  parameters: TabletParameters,
  body: Outline,
  color: string,
) {
  const { width, height, depth, corner, bezel, homeButton, screen, seed } = parameters
  const z = depth / 2
  attach(
    tablet,
    loft(
      body,
      profile(-0.6, z - 0.3)
        .line(-0.6, z)
        .fillet(-0.9, z + 0.1, 'upwards', { segments: 5 }),
    ),
    polymer('#020203', 0.3, { specularIntensity: 0.12 }),
  )
  const [screenWidth, screenHeight] = [width - 2 * bezel.side, height - 2 * bezel.end]
  const picture = litScreen(
    { style: screen, palette: paletteFor(color, seed), seed, clock: true },
    SCREEN_PIXELS,
    Math.round((SCREEN_PIXELS * screenHeight) / screenWidth),
  )
  const screenCorner = homeButton ? 0.3 : Math.max(3, corner - bezel.side)
  attach(
    tablet,
    loft(roundedRectangle(screenWidth, screenHeight, screenCorner), sheet(z + 0.17), {
      mapping: 'unit',
    }),
    picture,
    // Drawn first, so that the hidden glass behind it takes no time.
    { shadow: false, order: -1 },
  )
  attach(
    tablet,
    loft(moved(circle(1.6, 48), 0, height / 2 - bezel.end / 2), sheet(z + 0.2)),
    unlit('#0b1026'),
    {
      shadow: false,
    },
  )
  if (homeButton) {
    const y = bezel.end / 2 - height / 2
    attach(tablet, loft(moved(circle(5.6), 0, y), sheet(z + 0.17)), metal('#8d8e92', 0.25), {
      shadow: false,
    })
    attach(tablet, loft(moved(circle(5.1), 0, y), sheet(z + 0.22)), polymer('#08080a', 0.2), {
      shadow: false,
    })
  }
  attach(
    tablet,
    loft(body, profile(-0.8, z + 0.28).line(-0.9, z + 0.28)),
    clearGlass({ roughness: 0.015, specularIntensity: 0.12 }),
    { shadow: false, order: 6 },
  )
}

function sheet(z: number) {
  return profile(0, z).line(-0.05, z)
}
