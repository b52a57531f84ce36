import { FAMILIES } from '../../catalogue/families.ts'
import { finishOf } from '../materials/finish.ts'
import { SHADES } from '../parameters/shades.ts'
import { subjectOf } from '../parameters/subject-of.ts'
import type { SceneRequest } from './request.ts'
import type { Prop, Shot } from './shot.ts'

/** Averaged frames; a scene has more shadows than a single product. */
const FRAMES = 8

/** What the page needs to know for a scene, in its full size or in a part of it. */
export function sceneRequestFor(shot: Shot, part = 1): SceneRequest {
  const { frame, camera, fill, studio, exposure, floorShadow, props } = shot
  return {
    props: props.map(inStudio),
    ...{ camera, fill, studio, exposure, floorShadow },
    width: Math.round(frame.width * part),
    height: Math.round(frame.height * part),
    frames: Math.ceil(FRAMES * Math.sqrt(part)),
  }
}

function inStudio({ family: id, color, ...placement }: Prop): SceneRequest['props'][number] {
  const family = FAMILIES.find((candidate) => candidate.id === id)
  if (!family?.colors.includes(color)) throw new Error(`The catalogue has no ${color} ${id}`)
  return { subject: subjectOf(family), finish: finishOf(color, SHADES[id]), placement }
}
