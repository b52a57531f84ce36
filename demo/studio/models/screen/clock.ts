/**
 * Ten past ten on a lock screen, drawn with lines, so that it looks the same with any fonts.
 *
 * @param dated with the date above it, instead of a line
 */
export function drawClock(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
  dated: boolean,
) {
  const tall = width * 0.165
  const top = height * 0.125
  const pen = tall * 0.1
  context.strokeStyle = context.fillStyle = '#ffffff'
  context.lineWidth = pen
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const wide = tall * 0.52
  const advance = wide + tall * 0.3
  let x = width / 2 - advance * 1.86

  one(context, x + wide * 0.35, top, tall)
  x += advance * 0.85
  zero(context, x, top, wide, tall)
  x += advance
  for (const at of [0.3, 0.74]) {
    context.beginPath()
    context.arc(x, top + tall * at, pen * 0.62, 0, 2 * Math.PI)
    context.fill()
  }
  x += tall * 0.28
  one(context, x + wide * 0.3, top, tall)
  x += advance * 0.85
  zero(context, x, top, wide, tall)

  if (dated) drawDate(context, width / 2, top - tall * 0.58, tall * 0.047)
  else {
    context.lineWidth = pen * 0.42
    context.globalAlpha = 0.75
    line(context, [width * 0.36, top - tall * 0.42], [width * 0.64, top - tall * 0.42])
  }
  context.globalAlpha = 0.8
  context.lineWidth = Math.max(2, width * 0.011)
  line(context, [width * 0.34, height * 0.978], [width * 0.66, height * 0.978])
  context.globalAlpha = 1
}

/** Letters as lines that start at (0, 0) and are four units wide and six high. */
const GLYPHS: Readonly<Record<string, string>> = {
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  E: 'M3.7 0H0.3V6H3.7M0.3 2.9H3.2',
  S: 'M3.8 0.9C3 -0.5 0.3 -0.3 0.3 1.5C0.3 3.4 3.8 2.6 3.8 4.5C3.8 6.4 0.9 6.4 0.2 5',
  P: 'M0.3 6V0H2.2Q3.9 0 3.9 1.7Q3.9 3.4 2.2 3.4H0.3',
  9: 'M3.8 2A1.8 2 0 1 0 0.2 2A1.8 2 0 1 0 3.8 2Q3.9 5 1.6 6',
}
const DATE = 'TUE SEP 9'

function drawDate(
  context: OffscreenCanvasRenderingContext2D,
  middle: number,
  top: number,
  unit: number,
) {
  const advance = (letter: string) => (letter === ' ' ? 3 : 6)
  // eslint-disable-next-line @typescript-eslint/no-misused-spread -- the date has plain letters only
  const wide = [...DATE].reduce((sum, letter) => sum + advance(letter), -2)
  context.save()
  context.translate(middle, top)
  context.scale(unit, unit)
  context.translate(-wide / 2, 0)
  context.lineWidth = 0.9
  context.globalAlpha = 0.92
  for (const letter of DATE) {
    context.stroke(new Path2D(GLYPHS[letter]))
    context.translate(advance(letter), 0)
  }
  context.restore()
}

type Point = readonly [x: number, y: number]

function line(context: OffscreenCanvasRenderingContext2D, ...points: readonly Point[]) {
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.stroke()
}

function one(context: OffscreenCanvasRenderingContext2D, x: number, top: number, tall: number) {
  line(
    context,
    [x - tall * 0.14, top + tall * 0.14],
    [x + tall * 0.06, top],
    [x + tall * 0.06, top + tall],
  )
}

function zero(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  top: number,
  wide: number,
  tall: number,
) {
  context.beginPath()
  context.roundRect(x, top, wide, tall, wide / 2)
  context.stroke()
}
