/** A point or offset in pixels, from the middle of the frame; x to the right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How a picture is shown in its frame. */
export interface View extends Point {
  /** 1 fits the whole picture into the frame; `x` and `y` are the place of its middle. */
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The sizes that a view stays within, in pixels. */
export interface Room {
  readonly frame: Size
  /** The picture at scale 1. */
  readonly picture: Size
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

export const LARGEST_SCALE = 4

/** The view at another scale, between 1 and the largest; the part of the picture at `at` stays there. */
export function zoomed(view: View, scale: number, room: Room, at: Point = { x: 0, y: 0 }): View {
  const newScale = Math.min(LARGEST_SCALE, Math.max(1, scale))
  const growth = newScale / view.scale
  const x = at.x - (at.x - view.x) * growth
  const y = at.y - (at.y - view.y) * growth
  return within({ scale: newScale, x, y }, room)
}

/** The view moved by an offset, as far as the picture reaches beyond the frame. */
export function moved(view: View, by: Point, room: Room): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, room)
}

function within({ scale, x, y }: View, { frame, picture }: Room): View {
  return {
    scale,
    x: clamp(x, (picture.width * scale - frame.width) / 2),
    y: clamp(y, (picture.height * scale - frame.height) / 2),
  }
}

/** Between `-most` and `most`; 0 where `most` is negative. */
function clamp(value: number, most: number): number {
  return Math.max(0, most) === 0 ? 0 : Math.min(most, Math.max(-most, value))
}
