import { at, type Context, type Dial, dot, gauge, hand, hands, ticks, write } from './pen.ts'

/** Draws a dial on black, in the family's accent colours. */
export type DialPainter = (
  context: Context,
  width: number,
  height: number,
  colors: readonly [string, string, string],
) => void

/** Hands over a fan of colour, with four small gauges in the corners. */
export const fan: DialPainter = (context, width, height, [first, second, third]) => {
  const dial = { context, x: width / 2, y: height / 2, radius: width * 0.45 }
  const glow = context.createConicGradient(-Math.PI / 2, dial.x, dial.y)
  for (const [stop, color] of [
    [0, first],
    [0.3, second],
    [0.62, third],
    [1, first],
  ] as const) {
    glow.addColorStop(stop, color)
  }
  context.globalAlpha = 0.92
  context.fillStyle = glow
  context.beginPath()
  context.arc(dial.x, dial.y, dial.radius * 0.84, 0, 2 * Math.PI)
  context.fill()
  context.globalAlpha = 1
  const shade = context.createRadialGradient(dial.x, dial.y, 0, dial.x, dial.y, dial.radius * 0.84)
  shade.addColorStop(0, 'rgb(0 0 0 / 0.7)')
  shade.addColorStop(0.45, 'rgb(0 0 0 / 0.28)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  ticks(dial, { count: 60, inner: 0.89, outer: 0.93, width: 0.016, color: '#8b8e94', except: 5 })
  ticks(dial, { count: 12, inner: 0.87, outer: 0.95, width: 0.03, color: '#ffffff' })
  hands(dial, '#ffffff', '#ffffff', 0.075)
  corners(context, width, height, [first, second, third, '#f5f6f8'])
}

/** Large figures, the hours above the minutes, beside gauges. */
export const figures: DialPainter = (context, width, height, [first, second, third]) => {
  const glow = context.createLinearGradient(0, 0, width * 0.4, height)
  glow.addColorStop(0, first)
  glow.addColorStop(1, second)
  context.globalAlpha = 0.34
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 1
  const tall = height * 0.27
  write(context, '10', [width * 0.395, height * 0.27], tall, '#ffffff', 0.155)
  write(context, '09', [width * 0.41, height * 0.66], tall, first, 0.155)
  for (const [index, color] of [second, third, '#ffffff'].entries()) {
    const y = height * (0.19 + 0.22 * index)
    const small = { context, x: width * 0.845, y, radius: width * 0.08 }
    gauge(small, color, 0.28, [-0.36, 0.36], 0.75 - 0.2 * index)
    dot(small, 0.3, color)
  }
  bars(context, [width * 0.13, height * 0.93], width * 0.74, height * 0.07, [first, second])
}

/** Dense scales and broad luminous hands, for outdoors. */
export const explorer: DialPainter = (context, width, height, [first, second, third]) => {
  const dial = { context, x: width / 2, y: height / 2, radius: width * 0.475 }
  ticks(dial, { count: 120, inner: 0.95, outer: 0.985, width: 0.01, color: '#797c82', except: 10 })
  ticks(dial, { count: 12, inner: 0.9, outer: 0.985, width: 0.028, color: first })
  const inner = { ...dial, radius: dial.radius * 0.86 }
  context.fillStyle = '#111419'
  context.beginPath()
  context.arc(inner.x, inner.y, inner.radius, 0, 2 * Math.PI)
  context.fill()
  ticks(inner, { count: 12, inner: 0.72, outer: 0.9, width: 0.075, color: '#f4f4ef', except: 3 })
  for (const [turn, figure] of [
    [0, '12'],
    [0.25, '3'],
    [0.5, '6'],
    [0.75, '9'],
  ] as const) {
    write(
      context,
      figure,
      at(inner, turn, inner.radius * 0.79),
      inner.radius * 0.22,
      '#f4f4ef',
      0.17,
    )
  }
  const small = (turn: number, color: string, share: number) => {
    const [x, y] = at(inner, turn, inner.radius * 0.4)
    const part = { context, x, y, radius: inner.radius * 0.19 }
    gauge(part, color, 0.2, [-0.38, 0.38], share)
    dot(part, 0.25, color)
  }
  small(0.25, second, 0.7)
  small(0.5, third, 0.45)
  small(0.75, second, 0.3)
  hands(inner, '#f4f4ef', first, 0.095)
  bars(context, [width * 0.1, height * 0.925], width * 0.35, height * 0.045, [second, third])
  write(context, '1846', [width * 0.76, height * 0.945], height * 0.045, first, 0.14)
  write(context, '24', [width * 0.16, height * 0.055], height * 0.045, second, 0.14)
  write(context, '07:32', [width * 0.8, height * 0.055], height * 0.045, '#f4f4ef', 0.14)
}

/** Gauges along the rim of a round dial and the time in figures. */
export const sport: DialPainter = (context, width, height, [first, second, third]) => {
  const dial = { context, x: width / 2, y: height / 2, radius: width * 0.44 }
  gauge(dial, first, 0.09, [-0.2, 0.2], 0.72)
  gauge(dial, second, 0.09, [0.26, 0.48], 0.6)
  gauge(dial, third, 0.09, [0.52, 0.74], 0.8)
  ticks(
    { ...dial, radius: dial.radius * 0.86 },
    {
      count: 72,
      inner: 0.95,
      outer: 1,
      width: 0.012,
      color: '#6c7076',
    },
  )
  write(context, '10:09', [width * 0.5, height * 0.46], height * 0.205, '#ffffff', 0.135)
  write(context, '24', [width * 0.5, height * 0.265], height * 0.07, first, 0.12)
  bars(context, [width * 0.29, height * 0.74], width * 0.42, height * 0.11, [second, first])
}

/** A classic round dial with long markers and a small seconds dial. */
export const classic: DialPainter = (context, width, height, [first, second, third]) => {
  const dial = { context, x: width / 2, y: height / 2, radius: width * 0.475 }
  const sunburst = context.createConicGradient(0.6, dial.x, dial.y)
  for (let index = 0; index <= 8; index++)
    sunburst.addColorStop(index / 8, index % 2 ? first : second)
  context.fillStyle = sunburst
  context.fillRect(0, 0, width, height)
  ticks(dial, { count: 60, inner: 0.93, outer: 0.97, width: 0.012, color: '#ffffffb0', except: 5 })
  ticks(dial, { count: 12, inner: 0.78, outer: 0.95, width: 0.045, color: '#ffffff' })
  const [x, y] = at(dial, 0.5, dial.radius * 0.42)
  const seconds: Dial = { context, x, y, radius: dial.radius * 0.25 }
  dot(seconds, 1, 'rgb(0 0 0 / 0.28)')
  ticks(seconds, { count: 12, inner: 0.82, outer: 0.94, width: 0.05, color: '#ffffffb0' })
  hand(seconds, { turn: 0.13, length: 0.72, width: 0.07, color: third })
  hands(dial, '#ffffff', third, 0.065)
}

/** Overlapping petals of colour under two plain hands. */
export const petals: DialPainter = (context, width, height, colors) => {
  const dial = { context, x: width / 2, y: height / 2, radius: width * 0.5 }
  context.globalCompositeOperation = 'screen'
  for (let index = 0; index < 6; index++) {
    const color = colors[index % 3] ?? '#ffffff'
    const [x, y] = at(dial, index / 6 + 0.04, dial.radius * 0.4)
    const bloom = context.createRadialGradient(x, y, dial.radius * 0.1, x, y, dial.radius * 0.47)
    bloom.addColorStop(0, `${color}30`)
    bloom.addColorStop(1, `${color}c0`)
    context.fillStyle = bloom
    context.beginPath()
    context.arc(x, y, dial.radius * 0.47, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalCompositeOperation = 'source-over'
  ticks(dial, { count: 12, inner: 0.9, outer: 0.92, width: 0.028, color: '#ffffff' })
  hands(dial, '#ffffff', colors[2], 0.085)
}

function corners(
  context: Context,
  width: number,
  height: number,
  colors: readonly [string, string, string, string],
) {
  for (const [index, color] of colors.entries()) {
    const x = width * (index % 2 ? 0.865 : 0.135)
    const y = height * (index < 2 ? 0.105 : 0.895)
    const small = { context, x, y, radius: width * 0.072 }
    gauge(small, color, 0.27, [-0.37, 0.37], 0.8 - index * 0.17)
    dot(small, 0.28, color)
  }
}

/** A small bar chart, as for weather or training. */
function bars(
  context: Context,
  [left, bottom]: readonly [number, number],
  width: number,
  height: number,
  [from, to]: readonly [string, string],
) {
  const count = 13
  const fill = context.createLinearGradient(left, 0, left + width, 0)
  fill.addColorStop(0, from)
  fill.addColorStop(1, to)
  context.fillStyle = fill
  for (let index = 0; index < count; index++) {
    const tall = height * (0.28 + 0.72 * Math.abs(Math.sin(index * 1.07 + 0.6)))
    context.beginPath()
    context.roundRect(
      left + (index * width) / count,
      bottom - tall,
      (width / count) * 0.62,
      tall,
      width * 0.02,
    )
    context.fill()
  }
}
