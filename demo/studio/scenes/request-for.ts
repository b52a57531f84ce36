import { FAMILIES } from '../../catalogue/families.ts'
import { finishOf } from '../materials/finish.ts'
import { SHADES } from '../parameters/shades.ts'
import { subjectOf } from '../parameters/subject-of.ts'
import type { SceneRequest } from './request.ts'
import type { Prop, Shot } from './shot.ts'

/** How many frames are averaged: products are small, and with few frames their edges would be jagged. */
const FRAMES = 10

/** The request for a scene; `part` scales its size, 1 is full size. */
export function sceneRequestFor(shot: Shot, part = 1): SceneRequest {
  const { frame, camera, fill, studio, exposure, floorShadow, props } = shot
  return {
    props: props.map(propRequest),
    ...{ camera, fill, studio, exposure, floorShadow },
    width: Math.round(frame.width * part),
    height: Math.round(frame.height * part),
    frames: Math.ceil(FRAMES * Math.sqrt(part)),
  }
}

function propRequest({ family: id, color, ...placement }: Prop): SceneRequest['props'][number] {
  const family = FAMILIES.find((candidate) => candidate.id === id)
  if (!family?.colors.includes(color)) throw new Error(`The catalogue has no ${color} ${id}`)
  return { subject: subjectOf(family), finish: finishOf(color, SHADES[id]), placement }
}
