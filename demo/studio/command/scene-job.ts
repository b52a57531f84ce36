import { sceneFiles } from '../scenes/plan.ts'
import { sceneRequestFor } from '../scenes/request-for.ts'
import type { Shot } from '../scenes/shot.ts'
import { layOut, writeScene } from './encode-scene.ts'
import { sceneFingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'

/** A preview's width as a share of the full width. */
const PREVIEW_PART = 0.3

export function sceneJob(shot: Shot): Job {
  return {
    id: shot.id,
    path: shot.id,
    files: sceneFiles(shot),
    fingerprint: () => sceneFingerprint(shot),
    async take(photographer) {
      const raw = await photographer.takeScene(sceneRequestFor(shot))
      return () => writeScene(shot, raw)
    },
    preview: async (photographer) =>
      layOut(shot, await photographer.takeScene(sceneRequestFor(shot, PREVIEW_PART)), PREVIEW_PART),
  }
}
