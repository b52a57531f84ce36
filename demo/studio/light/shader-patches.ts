import { ShaderChunk } from 'three'

/** Radius of the tent's wall; products are scaled to a radius of 100. */
export const TENT_RADIUS = 230

/**
 * Gives three's physical material the studio's light; call it once per page. In three the environment is
 * infinitely far away and casts no shadows. Here it is a tent of finite size, so that a flat back reflects a
 * gradient, and diffuse light comes from a few lights per frame that cast shadows, averaged over many frames.
 *
 * @throws Error if three's shader sources no longer contain the code that is replaced
 */
export function patchShaders() {
  ShaderChunk.lights_fragment_begin = replacedBetween(
    'lights_fragment_begin',
    '#if ( NUM_DIR_LIGHTS > 0 )',
    '#if ( NUM_RECT_AREA_LIGHTS',
    SAMPLED_LIGHT,
  )
  ShaderChunk.lights_fragment_maps = replaced(
    'lights_fragment_maps',
    'iblIrradiance += getIBLIrradiance( geometryNormal );',
    'iblIrradiance += sampledIrradiance;',
  )
  ShaderChunk.lights_fragment_end += OCCLUDED_REFLECTIONS
  ShaderChunk.envmap_physical_pars_fragment = replaced(
    'envmap_physical_pars_fragment',
    /(vec3 getIBLRadiance\([^{]*\{[^}]*?)(vec4 envMapColor =)/,
    `$1reflectVec = normalize( reflectVec + ( vec4( - vViewPosition - viewMatrix[ 3 ].xyz, 0.0 ) * viewMatrix ).xyz / ${TENT_RADIUS}.0 );\n$2`,
  )
  // One sample of the shadow instead of five, at another place in every frame: as soft, for a fifth of the cost.
  ShaderChunk.shadowmap_pars_fragment = replaced(
    'shadowmap_pars_fragment',
    /(float getShadow\( sampler2DShadow[^]*?)float phi =[^]*?\* 0\.2;/,
    `$1float seed = 61.0 * fract( shadowBias * 1.0e6 );
    float phi = interleavedGradientNoise( gl_FragCoord.xy + seed ) * PI2;
    float reach = sqrt( interleavedGradientNoise( gl_FragCoord.yx + seed + 17.0 ) );
    shadow = texture( shadowMap, vec3( shadowCoord.xy + vec2( cos( phi ), sin( phi ) ) * reach * radius, shadowCoord.z ) );`,
  )
}

/** The seed of frame `index`, as a part of `shadowBias` that is too small to move the shadow. */
export function shadowSeed(index: number): number {
  return ((index * 0.618034) % 1) * 1e-6
}

const SAMPLED_LIGHT = `
  vec3 sampledIrradiance = vec3( 0.0 );
  float sampledVisibility = 1.0;
  #if NUM_DIR_LIGHT_SHADOWS > 0
    vec3 fromCenter = - vViewPosition - viewMatrix[ 3 ].xyz;
    DirectionalLight sampledLight;
    DirectionalLightShadow sampledShadow;
    vec3 toLight;
    float facing, visibility;
    #pragma unroll_loop_start
    for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
      sampledLight = directionalLights[ i ];
      sampledShadow = directionalLightShadows[ i ];
      toLight = sampledLight.direction * ${TENT_RADIUS}.0 - fromCenter;
      facing = dot( geometryNormal, toLight ) * inversesqrt( dot( toLight, toLight ) );
      visibility = 1.0;
      if ( facing > 0.0 ) {
        visibility = receiveShadow ? getShadow( directionalShadowMap[ i ], sampledShadow.shadowMapSize, sampledShadow.shadowIntensity, sampledShadow.shadowBias, sampledShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
        sampledIrradiance += sampledLight.color * ( ${TENT_RADIUS ** 2}.0 / dot( toLight, toLight ) * visibility * facing );
      }
      sampledVisibility -= ( 1.0 - visibility ) / float( NUM_DIR_LIGHT_SHADOWS );
    }
    #pragma unroll_loop_end
  #endif
`

/** Dims reflections of light that another part blocks, and limits the brightest highlights, which would sparkle. */
const OCCLUDED_REFLECTIONS = `
  reflectedLight.indirectSpecular = min( reflectedLight.indirectSpecular * mix( 1.0, sampledVisibility, 0.75 ), vec3( 6.0 ) );
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect = min( clearcoatSpecularIndirect * mix( 1.0, sampledVisibility, 0.3 ), vec3( 6.0 ) );
  #endif
`

type ChunkName = keyof typeof ShaderChunk

function replaced(name: ChunkName, search: string | RegExp, replacement: string): string {
  const source = ShaderChunk[name]
  const result = source.replace(search, replacement)
  if (result === source) throw missing(name, String(search))
  return result
}

function replacedBetween(name: ChunkName, from: string, to: string, replacement: string): string {
  const source = ShaderChunk[name]
  const [start, end] = [source.indexOf(from), source.indexOf(to)]
  if (start < 0 || end < start) throw missing(name, `${from} ... ${to}`)
  return source.slice(0, start) + replacement + source.slice(end)
}

function missing(name: string, what: string) {
  return new Error(`three's shader chunk ${name} has no "${what}": the studio needs another patch`)
}
