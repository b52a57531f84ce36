import { pictureFiles } from '../../catalogue/picture-files.ts'
import type { PlannedPicture } from '../plan.ts'
import { requestFor } from '../request-for.ts'
import { PREVIEW } from '../settings.ts'
import { uprightPng, writeSizes } from './encode.ts'
import { fingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'

export function photographJob(picture: PlannedPicture): Job {
  return {
    id: picture.id,
    path: `${picture.family.kind}/${picture.id}`,
    files: pictureFiles(picture.id),
    fingerprint: () => fingerprint(requestFor(picture)),
    async take(photographer) {
      const raw = await photographer.take(requestFor(picture))
      return () => writeSizes(picture.id, raw)
    },
    preview: async (photographer) =>
      uprightPng(await photographer.take(requestFor(picture, PREVIEW))),
  }
}
