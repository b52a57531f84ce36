import {
  AddEquation,
  CustomBlending,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  OneFactor,
  ZeroFactor,
} from 'three'

/**
 * Clear glass in front of another part: it adds reflections and leaves the picture's alpha as it is. Its meshes
 * must cast no shadow, and need a higher `renderOrder` than what they cover.
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
