import {
  AddEquation,
  CustomBlending,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from 'three'

interface Clarity {
  /** Opacity of a wall seen head-on, 0 to 1. */
  readonly flat?: number
  /** Opacity of a wall seen at a grazing angle, where the line of sight passes through more of it. */
  readonly grazing?: number
  readonly roughness?: number
  /** Brightness of a wall seen head-on, 0 to 1; thick walls let less light through. */
  readonly tone?: number
}

/**
 * Clear plastic that may have nothing behind it. Unlike `clearGlass` it is partly opaque: a little where it faces
 * the camera, more at its edges, which are grey. Its reflections are opaque too, so that they show on a dark
 * page and disappear on a white one, as in reality.
 */
export function clearPolymer(
  color: string,
  { flat = 0.08, grazing = 0.94, roughness = 0.06, tone = 0.78 }: Clarity = {},
): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color,
    roughness,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float faced = saturate( abs( dot( normal, geometryViewDir ) ) );
      float body = mix( float( ${flat} ), float( ${grazing} ), pow( 1.0 - faced, 1.7 ) );
      vec3 covering = totalDiffuse * body * mix( float( ${tone} ), 0.16, pow( 1.0 - faced, 1.2 ) ) + totalSpecular;
      float glint = max( max( totalSpecular.r, totalSpecular.g ), totalSpecular.b );
      gl_FragColor = vec4( covering, saturate( body + glint * 0.95 ) );`,
    )
  }
  material.customProgramCacheKey = () => `clear polymer ${flat} ${grazing} ${tone}`
  return material
}
