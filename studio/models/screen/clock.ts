/** Ten past ten on a lock screen, drawn with lines, so that it looks the same with any fonts. */
export function drawClock(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
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

  context.lineWidth = pen * 0.42
  context.globalAlpha = 0.75
  line(context, [width * 0.36, top - tall * 0.42], [width * 0.64, top - tall * 0.42])
  context.globalAlpha = 0.8
  context.lineWidth = Math.max(2, width * 0.011)
  line(context, [width * 0.34, height * 0.978], [width * 0.66, height * 0.978])
  context.globalAlpha = 1
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
