import type { Finish } from '../materials/finish.ts'
import type { View } from '../models/view.ts'
import type { Subject } from '../parameters/subject.ts'
import type { SceneRequest } from '../scenes/request.ts'

/** Everything that decides how a picture looks, as plain data. */
export interface PhotographRequest {
  readonly subject: Subject
  readonly finish: Finish
  readonly view: View
  readonly width: number
  readonly height: number
  readonly frames: number
}

export interface PhotographResponse {
  /** sRGB with straight alpha, the bottom row first, in base64. */
  readonly pixels: string
  readonly milliseconds: number
}

declare global {
  interface Window {
    takePhotograph?: (request: PhotographRequest) => PhotographResponse
    takeScene?: (request: SceneRequest) => PhotographResponse
  }
}
