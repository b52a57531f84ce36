import { finishOf } from './materials/finish.ts'
import type { PhotographRequest } from './page/request.ts'
import { CAMERAS } from './parameters/cameras.ts'
import { SHADES } from './parameters/shades.ts'
import { subjectOf } from './parameters/subject-of.ts'
import type { PlannedPicture } from './plan.ts'
import { MASTER } from './settings.ts'

interface Size {
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** The request for a picture, by default in the size from which all files are made. */
export function requestFor(picture: PlannedPicture, size: Size = MASTER): PhotographRequest {
  const { family, color, view } = picture
  return {
    subject: subjectOf(family),
    finish: finishOf(color, SHADES[family.id]),
    view: { ...view, camera: { ...view.camera, ...CAMERAS[family.id]?.[view.name] } },
    ...size,
  }
}
