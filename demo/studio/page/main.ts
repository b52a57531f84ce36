import { type Group, type PerspectiveCamera, type Texture, WebGLRenderer } from 'three'
import { bakeEnvironment } from '../light/environment.ts'
import { placeCamera } from '../light/camera.ts'
import { EXPOSURES, studioFor } from '../light/exposure.ts'
import { photograph, standInStudio } from '../light/photograph.ts'
import { patchShaders } from '../light/shader-patches.ts'
import { type Studio, STUDIOS } from '../light/studio.ts'
import { buildModel } from '../models/registry.ts'
import { compose, tightenDepth } from '../scenes/compose.ts'
import type { SceneRequest } from '../scenes/request.ts'
import type { PhotographRequest, PhotographResponse } from './request.ts'
import { arrange, closeUpOf } from './scene.ts'

const FILL = 0.9

patchShaders()
const renderer = new WebGLRenderer({ antialias: false, alpha: true, premultipliedAlpha: false })
const environments = new Map<Studio, Texture>()

window.takePhotograph = ({ subject, finish, view, width, height, frames }: PhotographRequest) => {
  const studio = view.studio ?? studioFor(finish)
  return take(
    arrange(view, (pose) => buildModel(subject, finish, pose)),
    {
      width,
      height,
      camera: view.camera,
      fill: (view.fill ?? FILL) * subject.presence,
      frames: view.frames ?? frames,
      exposure: view.exposure ?? EXPOSURES[studio],
      studio,
      floorShadow: view.floorShadow ?? 0,
    },
  )
}

window.takeScene = ({ props, ...settings }: SceneRequest) =>
  take(compose(props), settings, tightenDepth)

/** Photographs the whole arrangement, or the part that the camera's close-up names. */
function take(
  arrangement: Group,
  { camera: placement, fill, studio, ...settings }: Omit<SceneRequest, 'props'>,
  adjust?: (camera: PerspectiveCamera) => void,
): PhotographResponse {
  const start = performance.now()
  const lights = typeof studio === 'string' ? STUDIOS[studio] : studio
  const { stand, scale } = standInStudio(arrangement)
  const aspect = settings.width / settings.height
  const closeUp = closeUpOf(stand, placement, scale)
  const camera = placeCamera(stand, { placement, aspect, fill, closeUp })
  adjust?.(camera)
  const pixels = photograph(renderer, stand, camera, {
    ...settings,
    studio: lights,
    environment: environmentOf(lights),
  })
  return { pixels: toBase64(pixels), milliseconds: performance.now() - start }
}

function environmentOf(studio: Studio): Texture {
  const known = environments.get(studio)
  if (known) return known
  const baked = bakeEnvironment(renderer, studio)
  environments.set(studio, baked)
  return baked
}

function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000
  let text = ''
  for (let start = 0; start < bytes.length; start += piece) {
    text += String.fromCharCode(...bytes.subarray(start, start + piece))
  }
  return btoa(text)
}
