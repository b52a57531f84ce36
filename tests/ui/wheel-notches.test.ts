import { describe, expect, it } from 'vitest'
import { createNotchCounter } from '#src/ui/use-wheel-notches.ts'

/** `wheelDeltaY`, the older measure, of a trackpad's step: minus three times its `deltaY`. */
const ofTrackpad = (deltaY: number) => -3 * deltaY

/** The notches that a series of steps completes; each step comes `every` milliseconds after the one before. */
function notches(
  deltas: readonly number[],
  every: number,
  { deltaMode = 0, wheelDelta = ofTrackpad } = {},
) {
  const count = createNotchCounter(Infinity)
  return deltas
    .map((deltaY, index) =>
      count({ deltaY, deltaMode, wheelDeltaY: wheelDelta(deltaY), timeStamp: index * every }),
    )
    .filter((notch) => notch !== 0)
}

describe('a mouse wheel', () => {
  it('counts every notch, even in quick succession', () => {
    expect(notches([100, 100, 120, -100], 5)).toEqual([1, 1, 1, -1])
  })

  it('leaves the wheel to the page after a round in one go, until it turns back or rests for a second', () => {
    const count = createNotchCounter(3)
    const step = (deltaY: number, timeStamp: number) =>
      count({ deltaY, deltaMode: 0, wheelDeltaY: -1.2 * deltaY, timeStamp })
    const go = [0, 100, 200, 300, 400].map((timeStamp) => step(100, timeStamp))
    expect(go).toEqual([1, 1, 1, undefined, undefined])
    expect([step(-100, 500), step(100, 600)]).toEqual([-1, 1])
    expect([step(100, 700), step(100, 800), step(100, 900)]).toEqual([1, 1, undefined])
    expect(step(100, 1_900)).toBe(1)
  })

  it('counts notches that the browser reports in lines', () => {
    expect(notches([3, 3, -3], 20, { deltaMode: 1 })).toEqual([1, 1, -1])
  })

  it('counts notches of few pixels, as WebKit reports them in a low window', () => {
    const wheelDelta = (deltaY: number) => -120 * Math.sign(deltaY)
    expect(notches([71, 71, 71, -71], 20, { wheelDelta })).toEqual([1, 1, 1, -1])
  })
})

describe('a trackpad', () => {
  it('counts a stroke once, with all its steps and momentum', () => {
    expect(notches([2, 6, 15, 30, 44, 60, 48, 30, 18, 9, 4, 2, 1], 16)).toEqual([1])
  })

  it('counts a fast stroke once although some of its steps are as long as a notch', () => {
    expect(notches([8, 40, 130, 180, 140, 90, 30], 16)).toEqual([1])
  })

  it('counts a stroke once if its first step looks like a notch in the older measure', () => {
    expect(notches([40, 44, 60, 30, 9], 16)).toEqual([1])
  })

  it('counts a stroke once if the browser lacks the older measure', () => {
    expect(notches([50, 60, 50], 16, { wheelDelta: () => 0 })).toEqual([1])
  })

  it('counts a second stroke after a pause, in its own direction', () => {
    const count = createNotchCounter(Infinity)
    const stroke = (start: number, delta: number) =>
      [0, 16, 32, 48].map((after) =>
        count({
          deltaY: delta,
          deltaMode: 0,
          wheelDeltaY: ofTrackpad(delta),
          timeStamp: start + after,
        }),
      )
    expect(stroke(0, 20).filter(Boolean)).toEqual([1])
    expect(stroke(48 + 150, -20).filter(Boolean)).toEqual([-1])
  })

  it('keeps the page still to the end of the stroke that ends a round', () => {
    const count = createNotchCounter(1)
    const stroke = [0, 16, 32, 48].map((timeStamp) =>
      count({ deltaY: 30, deltaMode: 0, wheelDeltaY: ofTrackpad(30), timeStamp }),
    )
    expect(stroke).toEqual([0, 1, 0, 0])
    expect(count({ deltaY: 30, deltaMode: 0, wheelDeltaY: ofTrackpad(30), timeStamp: 300 })).toBe(
      undefined,
    )
  })

  it('ignores a touch that moves back and forth', () => {
    expect(notches([3, 5, -4, -3, 2], 16)).toEqual([])
  })
})
