import { describe, expect, it } from 'vitest'
import { LARGEST_SCALE, moved, WHOLE, zoomed } from '#src/ui/zoom.ts'

/** A picture of 300 by 400 pixels in a frame of 400 by 400. */
const ROOM = { frame: { width: 400, height: 400 }, picture: { width: 300, height: 400 } }

describe('a picture at another scale', () => {
  it('stays within 1 and the largest scale', () => {
    expect(zoomed(WHOLE, 0.2, ROOM)).toEqual(WHOLE)
    expect(zoomed(WHOLE, 99, ROOM)).toEqual({ scale: LARGEST_SCALE, x: 0, y: 0 })
  })

  it('keeps the part under a point where it is', () => {
    const at = { x: 100, y: -50 }
    const once = zoomed(WHOLE, 2, ROOM, at)
    expect(once).toEqual({ scale: 2, x: -100, y: 50 })
    // The part at (100, -50) of the whole picture is at twice that distance from the picture's middle.
    expect(once.x + 2 * at.x).toBe(at.x)
    expect(once.y + 2 * at.y).toBe(at.y)
  })

  it('is in the middle again where it is narrower than the frame', () => {
    expect(zoomed(WHOLE, 1.2, ROOM, { x: 150, y: 200 })).toMatchObject({ x: 0, y: -40 })
    expect(zoomed({ scale: 2, x: 100, y: 200 }, 1, ROOM)).toEqual(WHOLE)
  })
})

describe('a picture that is moved', () => {
  it('does not leave its frame', () => {
    const enlarged = { scale: 2, x: 0, y: 0 }
    expect(moved(enlarged, { x: 30, y: -20 }, ROOM)).toEqual({ scale: 2, x: 30, y: -20 })
    expect(moved(enlarged, { x: 999, y: -999 }, ROOM)).toEqual({ scale: 2, x: 100, y: -200 })
  })

  it('stays where it is as long as it fits into its frame', () => {
    expect(moved(WHOLE, { x: 30, y: -20 }, ROOM)).toEqual(WHOLE)
  })
})
