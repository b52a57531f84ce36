import {
  CustomBlending,
  FloatType,
  NoBlending,
  OneFactor,
  ShaderChunk,
  ShaderMaterial,
  UnsignedByteType,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three'
import { COVER_TARGET, screenPass } from './screen-pass.ts'

/** The limit of a pixel's brightness: averaging brighter ones before tone mapping leaves jagged edges. */
const BRIGHTEST = 3

/** Averages frames in floating point and tone-maps the mean once, at the end. */
export class Accumulation {
  readonly frame: WebGLRenderTarget
  readonly #sum: WebGLRenderTarget
  readonly #add: ShaderMaterial
  readonly #renderer: WebGLRenderer

  constructor(renderer: WebGLRenderer, frame: WebGLRenderTarget, frames: number) {
    this.#renderer = renderer
    this.frame = frame
    this.#sum = new WebGLRenderTarget(frame.width, frame.height, {
      type: FloatType,
      depthBuffer: false,
    })
    this.#add = new ShaderMaterial({
      uniforms: { frame: { value: frame.texture } },
      vertexShader: COVER_TARGET,
      fragmentShader: `
        uniform sampler2D frame;
        void main() {
          vec4 color = texelFetch( frame, ivec2( gl_FragCoord.xy ), 0 );
          gl_FragColor = min( color, vec4( ${BRIGHTEST}.0 ) ) / ${frames}.0;
        }`,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendSrcAlpha: OneFactor,
      blendDstAlpha: OneFactor,
      depthTest: false,
      depthWrite: false,
    })
    renderer.setRenderTarget(this.#sum)
    renderer.clear()
  }

  /** Adds the current content of `frame`. */
  add() {
    this.#renderer.setRenderTarget(this.#sum)
    this.#renderer.autoClear = false
    screenPass(this.#renderer, this.#add)
    this.#renderer.autoClear = true
  }

  /** sRGB with straight alpha, 4 bytes a pixel, the bottom row first. Frees the targets. */
  develop(exposure: number): Uint8Array {
    const { width, height } = this.#sum
    const developed = new WebGLRenderTarget(width, height, {
      type: UnsignedByteType,
      depthBuffer: false,
    })
    this.#renderer.setRenderTarget(developed)
    screenPass(this.#renderer, developMaterial(this.#sum, exposure))
    const pixels = new Uint8Array(width * height * 4)
    this.#renderer.readRenderTargetPixels(developed, 0, 0, width, height, pixels)
    this.#renderer.setRenderTarget(null)
    this.#sum.dispose()
    developed.dispose()
    return pixels
  }
}

/** Khronos Neutral tone mapping keeps the colours of products, which AgX and ACES shift. */
function developMaterial(sum: WebGLRenderTarget, exposure: number) {
  return new ShaderMaterial({
    uniforms: { sum: { value: sum.texture }, toneMappingExposure: { value: exposure } },
    vertexShader: COVER_TARGET,
    fragmentShader: `
      ${ShaderChunk.tonemapping_pars_fragment}
      uniform sampler2D sum;
      void main() {
        vec4 mean = texelFetch( sum, ivec2( gl_FragCoord.xy ), 0 );
        vec3 light = mean.a > 1e-4 ? mean.rgb / mean.a : vec3( 0.0 );
        light = clamp( NeutralToneMapping( light ), 0.0, 1.0 );
        vec3 encoded = mix( light * 12.92, 1.055 * pow( light, vec3( 1.0 / 2.4 ) ) - 0.055, step( 0.0031308, light ) );
        gl_FragColor = vec4( encoded, clamp( mean.a, 0.0, 1.0 ) );
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
}
