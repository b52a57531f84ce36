import { moved, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import type { PhoneParameters } from '../phone/parameters.ts'
import type { Spot } from '../shared/camera-array.ts'

interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** Distance between parts on the phone's back and the edge of their opening, in millimetres. */
const CLEARANCE = 0.7

/**
 * Openings of a case, as seen from behind. Cameras and the parts beside them share one opening: between two
 * openings would be a bridge that breaks. Near a corner of the phone the opening's corner has the same centre,
 * so that the edge between them is evenly wide.
 */
export function openingsFor({ width, height, corner, cameras }: PhoneParameters): Outline[] {
  const { plateau, lenses, flash, microphone } = cameras
  const spots = [...lenses, ...[flash, microphone].filter((spot) => spot !== undefined)]
  const boxes: Box[] = spots.map(around)
  if (plateau) {
    const [halfWidth, halfHeight] = [plateau.width / 2, plateau.height / 2]
    boxes.push({
      left: plateau.x - halfWidth,
      right: plateau.x + halfWidth,
      bottom: plateau.y - halfHeight,
      top: plateau.y + halfHeight,
    })
  }
  const box = boxes.reduce(joined)
  const across = box.right - box.left + 2 * CLEARANCE
  const along = box.top - box.bottom + 2 * CLEARANCE
  const margin = Math.min(width / 2 + box.left, height / 2 - box.top) - CLEARANCE
  const round = Math.max((plateau?.corner ?? 9) + CLEARANCE, corner - margin)
  const outline = roundedRectangle(across, along, round, { segments: 24 })
  return [moved(outline, (box.left + box.right) / 2, (box.bottom + box.top) / 2)]
}

function around({ x, y, radius }: Spot): Box {
  return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius }
}

function joined(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
  }
}
