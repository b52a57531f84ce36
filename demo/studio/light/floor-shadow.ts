import {
  CustomBlending,
  DoubleSide,
  HalfFloatType,
  MaxEquation,
  Mesh,
  NoBlending,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three'
import { COVER_TARGET, screenPass } from './screen-pass.ts'

const SIZE = 256
const DIRECTIONS = 48
const GOLDEN_ANGLE = 2.39996

interface Floor {
  readonly height: number
  /** Radius of the subject's bounding sphere, which stands over the origin. */
  readonly radius: number
}

/**
 * The soft shadow under a subject as a small picture: the mean of the subject's projections onto the floor
 * along many directions. Its alpha reaches zero before the picture's edge.
 */
export function bakeFloorShadow(
  renderer: WebGLRenderer,
  subject: Object3D,
  floor: Floor,
): WebGLRenderTarget {
  const flat = new WebGLRenderTarget(SIZE, SIZE, { depthBuffer: false })
  const sum = new WebGLRenderTarget(SIZE, SIZE, { type: HalfFloatType, depthBuffer: false })
  const result = new WebGLRenderTarget(SIZE, SIZE, { type: HalfFloatType, depthBuffer: false })
  const light = new Vector3()
  const flatten = flattenMaterial(floor, light)
  const add = addMaterial(flat)
  const scene = new Scene()
  scene.overrideMaterial = flatten
  const camera = new OrthographicCamera()
  const restore = borrow(subject, scene)

  renderer.setRenderTarget(sum)
  renderer.clear()
  for (let index = 0; index < DIRECTIONS; index++) {
    // Directions round the vertical, leaning towards the key light.
    const tilt = Math.acos((1 - ((index + 0.5) / DIRECTIONS) * 0.97) ** (1 / 3.2))
    const turn = index * GOLDEN_ANGLE
    light
      .set(
        Math.sin(tilt) * Math.cos(turn) - 0.08,
        Math.cos(tilt),
        Math.sin(tilt) * Math.sin(turn) + 0.1,
      )
      .normalize()
    renderer.autoClear = true
    renderer.setRenderTarget(flat)
    renderer.render(scene, camera)
    renderer.autoClear = false
    renderer.setRenderTarget(sum)
    screenPass(renderer, add)
  }
  restore()
  renderer.setRenderTarget(result)
  screenPass(renderer, blurMaterial(sum))
  renderer.autoClear = true
  renderer.setRenderTarget(null)
  flat.dispose()
  sum.dispose()
  return result
}

/**
 * The floor as a mesh that shows nothing but the shadow, on transparent ground.
 *
 * @param resolution of the photograph in pixels; the shadow fades out towards its edges
 */
export function floorMesh(
  shadow: WebGLRenderTarget,
  { height, radius }: Floor,
  strength: number,
  resolution: Vector2,
): Mesh {
  const half = radius * SPREAD
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      shadow: { value: shadow.texture },
      strength: { value: strength },
      resolution: { value: resolution },
    },
    vertexShader: `
      varying vec2 place;
      void main() {
        place = uv;
        gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
      }`,
    fragmentShader: `
      varying vec2 place;
      uniform sampler2D shadow;
      uniform float strength;
      uniform vec2 resolution;
      void main() {
        vec2 edge = gl_FragCoord.xy / resolution;
        vec2 fade = smoothstep( vec2( 0.004 ), vec2( 0.12, 0.07 ), min( edge, 1.0 - edge ) );
        float alpha = texture2D( shadow, place ).r * strength * fade.x * fade.y;
        gl_FragColor = vec4( 0.0, 0.0, 0.0, clamp( alpha, 0.0, 1.0 ) );
      }`,
  })
  const mesh = new Mesh(new PlaneGeometry(2 * half, 2 * half), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = height
  mesh.renderOrder = -10
  return mesh
}

/** Half the width of the floor, in radii of the subject. */
const SPREAD = 1.7

/** Moves the subject into another scene, without parts that cast no shadow; the returned function undoes it. */
function borrow(subject: Object3D, scene: Scene): () => void {
  const { parent } = subject
  const hidden: Object3D[] = []
  subject.traverse((part) => {
    part.frustumCulled = false
    if (part instanceof Mesh && !part.castShadow && part.visible) {
      part.visible = false
      hidden.push(part)
    }
  })
  scene.add(subject)
  return () => {
    for (const part of hidden) part.visible = true
    scene.remove(subject)
    parent?.add(subject)
  }
}

function flattenMaterial({ height, radius }: Floor, light: Vector3) {
  return new ShaderMaterial({
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: MaxEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: {
      light: { value: light },
      floorHeight: { value: height },
      halfSize: { value: radius * SPREAD },
      fadeHeight: { value: radius * 0.42 },
    },
    vertexShader: `
      uniform vec3 light;
      uniform float floorHeight, halfSize, fadeHeight;
      varying float nearness;
      void main() {
        vec4 world = modelMatrix * vec4( position, 1.0 );
        float above = world.y - floorHeight;
        nearness = exp( -max( above, 0.0 ) / fadeHeight );
        world.xyz -= light * ( above / light.y );
        gl_Position = vec4( world.x / halfSize, -world.z / halfSize, 0.0, 1.0 );
      }`,
    fragmentShader: 'varying float nearness; void main() { gl_FragColor = vec4( nearness ); }',
  })
}

function addMaterial(source: WebGLRenderTarget) {
  return new ShaderMaterial({
    uniforms: { source: { value: source.texture } },
    vertexShader: COVER_TARGET,
    fragmentShader: `
      uniform sampler2D source;
      void main() {
        gl_FragColor = vec4( texelFetch( source, ivec2( gl_FragCoord.xy ), 0 ).r / ${DIRECTIONS}.0 );
      }`,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
  })
}

function blurMaterial(source: WebGLRenderTarget) {
  return new ShaderMaterial({
    uniforms: { source: { value: source.texture } },
    vertexShader: COVER_TARGET,
    fragmentShader: `
      uniform sampler2D source;
      void main() {
        float sum = 0.0, weights = 0.0;
        for ( int y = -4; y <= 4; y ++ ) for ( int x = -4; x <= 4; x ++ ) {
          float weight = exp( -float( x * x + y * y ) / 8.0 );
          ivec2 place = clamp( ivec2( gl_FragCoord.xy ) + ivec2( x, y ), ivec2( 0 ), ivec2( ${SIZE - 1} ) );
          sum += weight * texelFetch( source, place, 0 ).r;
          weights += weight;
        }
        float fromMiddle = length( gl_FragCoord.xy / ${SIZE}.0 * 2.0 - 1.0 );
        gl_FragColor = vec4( sum / weights * ( 1.0 - smoothstep( 0.3, 0.78, fromMiddle ) ) );
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
}
