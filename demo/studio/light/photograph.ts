import {
  Box3,
  DirectionalLight,
  Group,
  HalfFloatType,
  type Object3D,
  PCFShadowMap,
  type PerspectiveCamera,
  Scene,
  Sphere,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three'
import { element } from '../geometry/element.ts'
import { Accumulation } from './accumulation.ts'
import { bakeFloorShadow, floorMesh } from './floor-shadow.ts'
import { type LightSample, sampleLights } from './light-samples.ts'
import { shadowSeed } from './shader-patches.ts'
import type { Studio } from './studio.ts'

/** Products are scaled to this bounding radius, so that one tent fits a stylus and a tablet. */
export const SUBJECT_RADIUS = 100

/** Shading takes most of the time: with several lights per frame, fewer frames give a smooth shadow. */
const LIGHTS_PER_FRAME = 4
const SHADOW_MAP = 1024
const SHADOW_BIAS = -0.0012

export interface PhotographSettings {
  readonly width: number
  readonly height: number
  /** How many frames are averaged; each has its own lights and its own offset within the pixel. */
  readonly frames: number
  readonly exposure: number
  readonly studio: Studio
  readonly environment: Texture
  /** 0 to 1; without it the product floats. */
  readonly floorShadow?: number
}

/** Centres a subject and scales it from millimetres to the studio's size. */
export function standInStudio(subject: Object3D): { stand: Group; scale: number } {
  const { center, radius } = sphereOf(subject)
  const scale = SUBJECT_RADIUS / radius
  subject.position.sub(center)
  const stand = new Group()
  stand.add(subject)
  stand.scale.setScalar(scale)
  stand.updateMatrixWorld(true)
  return { stand, scale }
}

/** Renders a subject on transparent ground; returns sRGB with straight alpha, the bottom row first. */
export function photograph(
  renderer: WebGLRenderer,
  subject: Object3D,
  camera: PerspectiveCamera,
  settings: PhotographSettings,
): Uint8Array {
  const { width, height, frames, studio, environment, floorShadow } = settings
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  renderer.setClearColor(0, 0)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap

  const scene = new Scene()
  scene.environment = environment
  scene.add(subject)
  const sphere = sphereOf(subject)
  const lights = Array.from({ length: LIGHTS_PER_FRAME }, () => shadowLight(sphere))
  for (const light of lights) scene.add(light, light.target)
  const shadow = floorShadow
    ? addFloor(renderer, scene, subject, floorShadow, new Vector2(width, height))
    : null

  const frame = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  const accumulation = new Accumulation(renderer, frame, frames)
  const samples = sampleLights(studio, frames * LIGHTS_PER_FRAME)
  for (let index = 0; index < frames; index++) {
    for (const [position, light] of lights.entries()) {
      // The lights of one frame are far apart, so that all frames are about equally bright.
      aimLight(light, element(samples, index + position * frames), sphere, index)
    }
    const [jitterX, jitterY] = [halton(index + 1, 2) - 0.5, halton(index + 1, 3) - 0.5]
    camera.setViewOffset(width, height, jitterX, jitterY, width, height)
    renderer.setRenderTarget(frame)
    renderer.render(scene, camera)
    accumulation.add()
  }
  camera.clearViewOffset()
  const pixels = accumulation.develop(settings.exposure)
  frame.dispose()
  shadow?.dispose()
  for (const light of lights) light.dispose()
  scene.remove(subject)
  return pixels
}

function sphereOf(subject: Object3D) {
  return new Box3().setFromObject(subject).getBoundingSphere(new Sphere())
}

function shadowLight({ center, radius }: Sphere) {
  const light = new DirectionalLight(0xffffff, 1)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP)
  light.shadow.radius = 5
  light.shadow.normalBias = radius * 0.002
  const { camera } = light.shadow
  camera.left = camera.bottom = -radius * 1.02
  camera.right = camera.top = radius * 1.02
  camera.near = 1
  camera.far = 4 * radius
  light.target.position.copy(center)
  return light
}

function aimLight(
  light: DirectionalLight,
  sample: LightSample,
  { center, radius }: Sphere,
  index: number,
) {
  light.position.copy(center).addScaledVector(sample.direction, 2 * radius)
  light.color.setScalar(sample.irradiance / LIGHTS_PER_FRAME)
  light.shadow.bias = SHADOW_BIAS - shadowSeed(index)
}

function addFloor(
  renderer: WebGLRenderer,
  scene: Scene,
  subject: Object3D,
  strength: number,
  resolution: Vector2,
) {
  const box = new Box3().setFromObject(subject)
  const radius = box.getSize(new Vector3()).length() / 2
  const floor = { height: box.min.y - 0.05, radius }
  const shadow = bakeFloorShadow(renderer, subject, floor)
  scene.add(floorMesh(shadow, floor, strength, resolution))
  return shadow
}

/** An element of the Halton sequence: the digits of `index` in a base, reversed and read as a fraction. */
function halton(index: number, base: number): number {
  let [result, digit] = [0, 1 / base]
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += digit * (rest % base)
    digit /= base
  }
  return result
}
