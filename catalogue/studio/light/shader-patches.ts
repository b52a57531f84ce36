import { ShaderChunk } from 'three'

/** Radius of the tent's wall; products are scaled to a radius of 100. */
export const TENT_RADIUS = 230

/**
 * Teaches three's physical material the studio's light, once per page. three knows an endlessly far
 * environment without shadows; here the environment hangs on a tent of finite size, so that a flat back
 * reflects a gradient, and its diffuse light comes from one shadowed light per frame, averaged over many frames.
 *
 * @throws if the shader sources of another version of three no longer contain what is replaced
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
  // The pattern of soft shadow edges is turned in every frame, so that it averages out; the seed travels in the bias.
  ShaderChunk.shadowmap_pars_fragment = replaced(
    'shadowmap_pars_fragment',
    /float getShadow\( sampler2DShadow[^]*?interleavedGradientNoise\( gl_FragCoord\.xy/,
    (found) => `${found} + 61.0 * fract( shadowBias * 1.0e6 )`,
  )
}

/** The part of `shadowBias` that carries the seed of frame `index`: too small to move the shadow. */
export function shadowSeed(index: number): number {
  return ((index * 0.618034) % 1) * 1e-6
}

const SAMPLED_LIGHT = `
  vec3 sampledIrradiance = vec3( 0.0 );
  float sampledVisibility = 1.0;
  #if NUM_DIR_LIGHT_SHADOWS > 0
    getDirectionalLightInfo( directionalLights[ 0 ], directLight );
    DirectionalLightShadow sampledShadow = directionalLightShadows[ 0 ];
    float visibility = receiveShadow ? getShadow( directionalShadowMap[ 0 ], sampledShadow.shadowMapSize, sampledShadow.shadowIntensity, sampledShadow.shadowBias, sampledShadow.shadowRadius, vDirectionalShadowCoord[ 0 ] ) : 1.0;
    vec3 fromCenter = - vViewPosition - viewMatrix[ 3 ].xyz;
    vec3 toLight = directLight.direction * ${TENT_RADIUS}.0 - fromCenter;
    float facing = dot( geometryNormal, normalize( toLight ) );
    float nearness = ${TENT_RADIUS ** 2}.0 / dot( toLight, toLight );
    sampledIrradiance = directLight.color * nearness * visibility * saturate( facing );
    sampledVisibility = facing > 0.0 ? visibility : 1.0;
  #endif
`

/** Nothing reflects a lamp that something stands in front of; the brightest glints are held back from sparkling. */
const OCCLUDED_REFLECTIONS = `
  reflectedLight.indirectSpecular = min( reflectedLight.indirectSpecular * mix( 1.0, sampledVisibility, 0.75 ), vec3( 6.0 ) );
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect = min( clearcoatSpecularIndirect * mix( 1.0, sampledVisibility, 0.3 ), vec3( 6.0 ) );
  #endif
`

type ChunkName = keyof typeof ShaderChunk

function replaced(
  name: ChunkName,
  search: string | RegExp,
  replacement: string | ((found: string) => string),
): string {
  const source = ShaderChunk[name]
  const result =
    typeof replacement === 'string'
      ? source.replace(search, replacement)
      : source.replace(search, replacement)
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
