import type { Finish } from '../materials/finish.ts'
import type { Placement } from '../models/view.ts'
import type { Subject } from '../parameters/subject.ts'
import type { Shot } from './shot.ts'

/** Everything that decides how the products of a scene look, as plain data. */
export interface SceneRequest extends Pick<
  Shot,
  'camera' | 'fill' | 'studio' | 'exposure' | 'floorShadow'
> {
  readonly props: readonly {
    readonly subject: Subject
    readonly finish: Finish
    readonly placement: Placement
  }[]
  readonly width: number
  readonly height: number
  readonly frames: number
}
