import { type Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import { moved, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { blastedMetal, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { paletteFor } from '../screen/palette.ts'
import { litScreen } from '../screen/screen-cache.ts'

export interface TabletSize {
  readonly width: number
  readonly height: number
  readonly thickness: number
}

const BEZEL = 8
const SCREEN_PIXELS = 900
const CORNER = 10
/** Grey: `paletteFor` chooses a hue by seed. */
const NEUTRAL = '#808080'

/** A tablet with a lit screen; upright, its lower edge at y = 0, its back at z = 0. */
export function addTablet(group: Group, { width, height, thickness }: TabletSize) {
  const body = moved(roundedRectangle(width, height, CORNER), 0, height / 2)
  attach(
    group,
    loft(
      body,
      profile(-0.6, 0)
        .fillet(0, 0.6, 'sideways')
        .line(0, thickness - 0.7)
        .fillet(-0.7, thickness, 'upwards'),
      { caps: 'start', mapping: 'around' },
    ),
    blastedMetal('#c9cbce', 0.36),
  )
  attach(
    group,
    loft(body, profile(-0.85, thickness - 0.3).line(-0.9, thickness + 0.02)),
    polymer('#020203', 0.3, { specularIntensity: 0.12 }),
  )
  const [across, along] = [width - 2 * BEZEL, height - 2 * BEZEL]
  // The size makes each family's wallpaper different.
  const seed = Math.round(height)
  const picture = litScreen(
    { style: 'silk', palette: paletteFor(NEUTRAL, seed), seed, clock: false },
    SCREEN_PIXELS,
    Math.round((SCREEN_PIXELS * along) / across),
  )
  const screen = moved(roundedRectangle(across, along, 5), 0, height / 2)
  attach(
    group,
    loft(screen, profile(0, thickness + 0.14).line(-0.05, thickness + 0.14), { mapping: 'unit' }),
    picture,
    { shadow: false, order: -1 },
  )
  attach(
    group,
    loft(body, profile(-1, thickness + 0.2).line(-1.1, thickness + 0.2)),
    clearGlass({ roughness: 0.015, specularIntensity: 0.16 }),
    { shadow: false, order: 6 },
  )
}
