import {
  AddEquation,
  CustomBlending,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  OneFactor,
  ZeroFactor,
} from 'three'

/**
 * Clear glass in front of something: it adds its reflections and leaves the picture's alpha alone. Meshes of
 * it cast no shadow and need a `renderOrder` behind what they cover.
 */
export function clearGlass(options: MeshPhysicalMaterialParameters = {}): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: 0x000000,
    roughness: 0.02,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
    ...options,
  })
}
