import {
  AddEquation,
  CustomBlending,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from 'three'

interface Clarity {
  /** Share of the light that a wall seen head-on holds back. */
  readonly flat?: number
  /** The same for a wall seen along its surface, where the eye looks through much more of it. */
  readonly grazing?: number
  readonly roughness?: number
  /** How bright a wall seen head-on is in its colour: thick ones let less light through. */
  readonly tone?: number
}

/**
 * Clear plastic that may stand before nothing: other than `clearGlass` it covers what is behind it, a little
 * where it faces the camera and more at its edges, and its reflections count as cover, so that they show on
 * a dark page and vanish on a white one, as they would. Its edges are grey, as the eye looks through more.
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
