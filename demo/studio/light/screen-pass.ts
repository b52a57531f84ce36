import {
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type ShaderMaterial,
  type WebGLRenderer,
} from 'three'

/** Vertex shader of a pass that covers the whole target, for fragment shaders that read by pixel. */
export const COVER_TARGET = 'void main() { gl_Position = vec4( position.xy, 0.0, 1.0 ); }'

const camera = new OrthographicCamera()
const sheet = new PlaneGeometry(2, 2)

/** Runs a material's fragment shader once for every pixel of the renderer's current target. */
export function screenPass(renderer: WebGLRenderer, material: ShaderMaterial) {
  const screen = new Mesh(sheet, material)
  screen.frustumCulled = false
  renderer.render(new Scene().add(screen), camera)
}
