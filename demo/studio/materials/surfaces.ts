import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'
import { patternTexture, type PatternName } from './textures.ts'

type Options = MeshPhysicalMaterialParameters

/** Bare or anodised metal; `roughness` 0.1 is polished, 0.3 satin, 0.45 matte. */
export function metal(color: string, roughness = 0.3, options: Options = {}): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color, metalness: 1, roughness, ...options })
}

/** Metal with scratches along the first texture coordinate. */
export function brushedMetal(color: string, roughness = 0.34): MeshPhysicalMaterial {
  return metal(color, roughness, { ...textured('brushed', 14, 0.006), roughness: roughness * 1.6 })
}

/** Anodised aluminium: matte, with a grain that only a close-up shows. */
export function blastedMetal(color: string, roughness = 0.42): MeshPhysicalMaterial {
  return metal(color, roughness, { ...textured('blasted', 17, 0.008), roughness: roughness * 1.5 })
}

export function polymer(
  color: string,
  roughness = 0.4,
  options: Options = {},
): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color, roughness, ...options })
}

/** Polymer under clear lacquer, as white earbuds and chargers are. */
export function glossyPolymer(color: string): MeshPhysicalMaterial {
  return polymer(color, 0.25, { clearcoat: 1, clearcoatRoughness: 0.06 })
}

/** Coloured glass with a satin surface: the back of most phones. */
export function matteGlass(color: string): MeshPhysicalMaterial {
  return polymer(color, 0.4, { metalness: 0.25, ...textured('blasted', 15, 0.005), roughness: 0.6 })
}

export function glossyGlass(color: string): MeshPhysicalMaterial {
  return polymer(color, 0.5, { metalness: 0.15, clearcoat: 1, clearcoatRoughness: 0.03 })
}

/** Soft rubber: bands and cases. */
export function silicone(color: string): MeshPhysicalMaterial {
  return polymer(color, 0.55, {
    specularIntensity: 0.8,
    sheen: 0.15,
    sheenRoughness: 0.45,
    sheenColor: color,
  })
}

/** @param millimetres edge of eight by eight threads */
export function wovenFabric(color: string, millimetres = 6): MeshPhysicalMaterial {
  return fabric(color, 'woven', millimetres, 0.3)
}

/** @param millimetres edge of a patch of eight stitches */
export function knittedFabric(color: string, millimetres = 9): MeshPhysicalMaterial {
  return fabric(color, 'knitted', millimetres, 0.3)
}

/** @param millimetres edge of a patch of twenty pebbles */
export function leather(color: string, millimetres = 22): MeshPhysicalMaterial {
  return polymer(color, 0.55, { ...textured('leather', millimetres, 0.12), specularIntensity: 0.6 })
}

/** Black that reflects almost nothing: behind glass, in grilles and gaps. */
export function pitchBlack(): MeshPhysicalMaterial {
  return polymer('#020203', 0.5, { specularIntensity: 0.1 })
}

function fabric(color: string, pattern: PatternName, millimetres: number, depth: number) {
  return polymer(color, 0.95, {
    ...textured(pattern, millimetres, depth),
    roughness: 0.95,
    specularIntensity: 0.3,
    sheen: 0.4,
    sheenRoughness: 0.6,
    sheenColor: color,
  })
}

/** Bumps as deep as `depth` millimetres; rough where the pattern is high. */
function textured(pattern: PatternName, millimetres: number, depth: number): Options {
  const texture = patternTexture(pattern, millimetres)
  return { bumpMap: texture, bumpScale: depth, roughnessMap: texture }
}
