import { type Material } from 'three'
import { clearPolymer } from '../../materials/clear-polymer.ts'
import { mixed } from '../../materials/finish.ts'
import { jacquard, twill } from '../../materials/jacquard.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { leather, metal, polymer, silicone } from '../../materials/surfaces.ts'
import type { CaseParameters } from './parameters.ts'

export interface CaseMaterials {
  readonly frame: Material
  /** The edge round the phone's glass, where the line of sight passes through the whole wall. */
  readonly lip: Material
  /** The outside of the back. */
  readonly panel: Material
  /** The inside. */
  readonly lining: Material
  readonly buttons: Material
  /** The raised edge round the cameras. */
  readonly rim: Material
}

/** Cases of cloth have moulded frames, smoother and a little darker than the cloth. */
export function caseMaterials(
  { surface, buttons, airCorners }: CaseParameters,
  swatch: string,
): CaseMaterials {
  const color = surface === 'clear' ? swatch : matteShade(swatch)
  const frame = frames(surface, color, airCorners)
  const panel = PANELS[surface](color)
  return {
    frame,
    lip: surface === 'clear' ? clearPolymer(clearTint(color), { flat: 0.62, tone: 0.5 }) : frame,
    panel,
    lining: surface === 'clear' ? panel : lining(color),
    buttons: buttons === 'metal' ? metal(mixed(color, '#c8c8c8', 0.12), 0.3) : frame,
    rim: surface === 'fineTwill' || surface === 'jacquard' ? metal(color, 0.34) : frame,
  }
}

const PANELS = {
  silicone,
  leather: (color) => leather(color, 26),
  fineTwill: twill,
  jacquard: (color) =>
    jacquard([color, mixed(color, '#1c1210', 0.28), mixed(color, '#d8b9a0', 0.22)]),
  matte: (color) => polymer(color, 0.62, { specularIntensity: 0.7 }),
  clear: (color) => clearPolymer(clearTint(color)),
} as const satisfies Record<CaseParameters['surface'], (color: string) => Material>

/** Thick clear plastic looks faintly green and grey. */
function clearTint(color: string) {
  return mixed(color, '#8fa3a3', 0.35)
}

function frames(surface: CaseParameters['surface'], color: string, soft: boolean): Material {
  if (surface === 'clear') {
    return clearPolymer(clearTint(color), { flat: soft ? 0.3 : 0.26, roughness: 0.12, tone: 0.6 })
  }
  if (surface === 'fineTwill' || surface === 'jacquard') {
    return polymer(mixed(color, '#000000', 0.12), 0.5, { specularIntensity: 0.8 })
  }
  return PANELS[surface](color)
}

/** Microfibre: no gloss, and lighter at grazing angles. */
function lining(color: string) {
  return polymer(mixed(color, '#8c8d90', 0.28), 1, {
    specularIntensity: 0.1,
    sheen: 0.6,
    sheenRoughness: 0.8,
    sheenColor: mixed(color, '#ffffff', 0.3),
  })
}
