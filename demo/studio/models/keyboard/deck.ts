import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { moved, roundedRectangle } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { lightness, mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { blastedMetal, polymer, wovenFabric } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import { addKeycaps, CAP_RISE } from './keycaps.ts'
import { fieldOf, layOut } from './layout.ts'
import { addLegends } from './legends.ts'
import type { KeyboardParameters } from './parameters.ts'

const EDGE = 1.4
const WELL_DEPTH = 0.9
const WELL_MARGIN = 2.2
/** The colour of surfaces that face the lamps above, which are dimmer for white products. */
const lyingShade = (color: string) => matteShade(color, lightness(color) > 0.8 ? 0.1 : 0.27)

/** The part with the keys; it lies in the xy plane with its underside at z = 0 and its rear edge at +y. */
export function addDeck(group: Group, parameters: KeyboardParameters, color: string) {
  const { width, depth, thickness, corner, keys, trackpad } = parameters
  const surface = deckSurface(parameters, color)
  const outline = roundedRectangle(width, depth, corner)
  attach(
    group,
    loft(
      outline,
      profile(-EDGE, 0)
        .fillet(0, Math.min(EDGE, thickness / 2), 'sideways')
        .line(0, thickness - EDGE / 2)
        .fillet(-EDGE / 2, thickness, 'upwards'),
      { caps: 'start', mapping: 'around' },
    ),
    parameters.deck === 'fabric' ? polymer(matteShade(color), 0.6) : surface,
  )

  const caps = layOut(parameters)
  const field = fieldOf(caps)
  const well = moved(
    roundedRectangle(
      field.width + 2 * WELL_MARGIN,
      field.depth + 2 * WELL_MARGIN,
      keys.corner + WELL_MARGIN,
    ),
    (field.left + field.right) / 2,
    (field.front + field.rear) / 2,
  )
  const pad =
    trackpad &&
    moved(
      roundedRectangle(trackpad.width, trackpad.depth, 4.5),
      0,
      (field.front - WELL_MARGIN - depth / 2) / 2,
    )
  const holes = pad ? [well, grown(pad, 0.25)] : [well]
  attach(group, perforatedPlate(grown(outline, -EDGE / 2), holes, thickness), surface)

  const floor = thickness - WELL_DEPTH
  const dark = polymer(
    lyingShade(mixed(color, '#000000', lightness(color) > 0.6 ? 0.12 : 0.35)),
    0.6,
  )
  attach(group, loft(well, profile(0, thickness).line(0, floor), { caps: 'end' }), dark)
  const detail = subassembly(group, 'detail')
  const keyColor = KEY_COLORS[keys.color](color)
  addKeycaps(
    detail,
    caps,
    keys,
    floor,
    polymer(lyingShade(keyColor), 0.5, { specularIntensity: 0.8 }),
  )
  const ink = lightness(keyColor) > 0.55 ? '#55585d' : '#e4e5e7'
  addLegends(detail, caps, floor + CAP_RISE + 0.06, ink)

  if (!pad) return
  const gap = polymer('#08080a', 0.8)
  attach(group, loft(grown(pad, 0.25), profile(0, thickness).line(0, thickness - 0.5)), gap)
  attach(
    group,
    loft(
      pad,
      profile(0, thickness - 0.5)
        .line(0, thickness - 0.1)
        .fillet(-0.2, thickness + 0.02, 'upwards', { segments: 4 }),
    ),
    polymer(lyingShade(color), 0.28, { specularIntensity: 0.7 }),
  )
}

function deckSurface({ deck }: KeyboardParameters, color: string): Material {
  if (deck === 'aluminium') return blastedMetal(mixed(color, '#b9bcc0', 0.16), 0.44)
  return deck === 'fabric' ? wovenFabric(lyingShade(color), 4.6) : polymer(lyingShade(color), 0.55)
}

const KEY_COLORS = {
  body: (color) => color,
  lighter: (color) => mixed(color, '#ffffff', 0.18),
  darker: (color) => mixed(color, '#000000', 0.28),
} as const satisfies Record<KeyboardParameters['keys']['color'], (color: string) => string>
