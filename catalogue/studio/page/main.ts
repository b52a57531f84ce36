import { type Texture, WebGLRenderer } from 'three'
import { bakeEnvironment } from '../light/environment.ts'
import { placeCamera } from '../light/camera.ts'
import { EXPOSURES, studioFor } from '../light/exposure.ts'
import { photograph, standInStudio } from '../light/photograph.ts'
import { patchShaders } from '../light/shader-patches.ts'
import { type StudioName, STUDIOS } from '../light/studio.ts'
import { buildModel } from '../models/registry.ts'
import type { PhotographRequest, PhotographResponse } from './request.ts'
import { arrange, closeUpOf } from './scene.ts'

const FILL = 0.9

patchShaders()
const renderer = new WebGLRenderer({ antialias: false, alpha: true, premultipliedAlpha: false })
const environments = new Map<StudioName, Texture>()

window.takePhotograph = ({ subject, finish, view, width, height, frames }: PhotographRequest) => {
  const start = performance.now()
  const arrangement = arrange(view, (pose) => buildModel(subject, finish, pose))
  const { stand, scale } = standInStudio(arrangement)
  const camera = placeCamera(stand, {
    placement: view.camera,
    aspect: width / height,
    fill: (view.fill ?? FILL) * subject.presence,
    closeUp: closeUpOf(stand, view.camera, scale),
  })
  const studio = view.studio ?? studioFor(finish)
  const pixels = photograph(renderer, stand, camera, {
    width,
    height,
    frames: view.frames ?? frames,
    exposure: view.exposure ?? EXPOSURES[studio],
    studio: STUDIOS[studio],
    environment: environmentOf(studio),
    floorShadow: view.floorShadow ?? 0,
  })
  return {
    pixels: toBase64(pixels),
    milliseconds: performance.now() - start,
  } satisfies PhotographResponse
}

function environmentOf(name: StudioName): Texture {
  const known = environments.get(name)
  if (known) return known
  const baked = bakeEnvironment(renderer, STUDIOS[name])
  environments.set(name, baked)
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
