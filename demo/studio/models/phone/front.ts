import { type Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { unlit } from '../../materials/painted.ts'
import { polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { paletteFor } from '../screen/palette.ts'
import { litScreen } from '../screen/screen-cache.ts'
import { GLASS_INSET } from './frame.ts'
import type { PhoneParameters } from './parameters.ts'

const SCREEN_PIXELS = 760

/** Glass, lit screen and the cutout for the front camera. */
export function addFront(phone: Group, parameters: PhoneParameters, body: Outline, color: string) {
  const { width, height, depth, corner, bezel, cutout, screen, seed, dated = false } = parameters
  const z = depth / 2 - 0.05
  attach(
    phone,
    loft(
      body,
      profile(-GLASS_INSET, z - 0.6)
        .line(-GLASS_INSET, z + 0.02)
        .fillet(-2.1, z + 0.18, 'upwards', { segments: 8 }),
    ),
    polymer('#020203', 0.3, { specularIntensity: 0.12 }),
  )
  const inset = GLASS_INSET + bezel
  const [screenWidth, screenHeight] = [width - 2 * inset, height - 2 * inset]
  const picture = litScreen(
    { style: screen, palette: paletteFor(color, seed), seed, clock: true, dated },
    SCREEN_PIXELS,
    Math.round((SCREEN_PIXELS * screenHeight) / screenWidth),
  )
  attach(
    phone,
    loft(
      roundedRectangle(screenWidth, screenHeight, corner - inset, { segments: 40 }),
      flat(z + 0.19),
      { mapping: 'unit' },
    ),
    picture,
    // Drawn first, so that the hidden glass behind it takes no time.
    { shadow: false, order: -1 },
  )
  if (parameters.folds) {
    const crease = loft(roundedRectangle(width - 1.2, 1.1, 0.5, { segments: 6 }), flat(z + 0.225))
    attach(phone, crease, clearGlass({ roughness: 0.35, specularIntensity: 0.5 }), {
      shadow: false,
      order: 7,
    })
  }
  addCutout(phone, cutout, height / 2 - inset, z + 0.2)
  const cover = loft(body, profile(-1.9, z + 0.215).line(-2.1, z + 0.215))
  attach(phone, cover, clearGlass({ roughness: 0.015, specularIntensity: 0.08 }), {
    shadow: false,
    order: 6,
  })
  attach(
    phone,
    loft(
      moved(roundedRectangle(11, 0.45, 0.22, { segments: 6 }), 0, height / 2 - inset * 0.72),
      flat(z + 0.2),
    ),
    unlit('#101012'),
    { shadow: false },
  )
}

/** The black area round the front camera; unlit, so that it stays blacker than any wallpaper. */
function addCutout(phone: Group, cutout: PhoneParameters['cutout'], top: number, z: number) {
  const black = unlit('#000000')
  const camera = unlit('#0b1026')
  const place = (outline: Outline, above: number, material = black) =>
    attach(phone, loft(outline, flat(z + above)), material, { shadow: false })
  if (cutout === 'island') {
    place(moved(roundedRectangle(20, 6, 3, { exponent: 2, segments: 20 }), 0, top - 5.6), 0)
    place(moved(circle(1.5, 32), 6.6, top - 5.6), 0.01, camera)
  } else if (cutout === 'notch') {
    place(moved(roundedRectangle(29, 6.6, 3, { segments: 20 }), 0, top - 1.9), 0)
    place(moved(circle(1.4, 32), 8.5, top - 2.6), 0.01, camera)
  } else {
    place(moved(circle(2.1, 48), 0, top - 5.2), 0)
    place(moved(circle(1.15, 32), 0, top - 5.2), 0.01, camera)
  }
}

/** A sheet without thickness. */
function flat(z: number) {
  return profile(0, z).line(-0.05, z)
}
