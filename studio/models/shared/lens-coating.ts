import type { MeshBasicMaterial } from 'three'
import { canvas, glowing } from '../../materials/painted.ts'

const SIZE = 256
const MIDDLE = SIZE / 2

type Stop = readonly [position: number, color: string]

let coating: MeshBasicMaterial | undefined

/** The inside of a lens: dark rings, reflections of the coated glasses, and the pupil. */
export function lensCoating(): MeshBasicMaterial {
  coating ??= glowing(canvas(SIZE, SIZE, draw), 0.75)
  return coating
}

function draw(context: OffscreenCanvasRenderingContext2D) {
  const glow = (x: number, y: number, radius: number, stops: readonly Stop[]) => {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
    for (const [position, color] of stops) gradient.addColorStop(position, color)
    context.fillStyle = gradient
    context.fillRect(0, 0, SIZE, SIZE)
  }
  glow(MIDDLE, MIDDLE, MIDDLE, [
    [0, '#010207'],
    [0.3, '#020308'],
    [0.42, '#0a0d26'],
    [0.55, '#04060f'],
    [0.72, '#0b0e1d'],
    [0.86, '#030408'],
    [1, '#000'],
  ])
  context.lineWidth = 1.6
  for (const [radius, alpha] of [
    [122, 0.3],
    [108, 0.16],
    [90, 0.22],
    [66, 0.3],
    [46, 0.35],
  ] as const) {
    context.strokeStyle = `rgba(150, 165, 215, ${alpha})`
    context.beginPath()
    context.arc(MIDDLE, MIDDLE, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.globalCompositeOperation = 'screen'
  glow(104, 92, 60, [
    [0, 'rgba(90, 70, 190, 0.85)'],
    [0.6, 'rgba(60, 40, 150, 0.35)'],
    [1, 'transparent'],
  ])
  glow(160, 168, 40, [
    [0, 'rgba(30, 150, 140, 0.6)'],
    [1, 'transparent'],
  ])
  glow(140, 106, 26, [
    [0, 'rgba(190, 80, 160, 0.5)'],
    [1, 'transparent'],
  ])
  glow(98, 84, 12, [
    [0, 'rgba(210, 220, 255, 0.9)'],
    [0.5, 'rgba(150, 170, 255, 0.4)'],
    [1, 'transparent'],
  ])
  glow(164, 172, 7, [
    [0, 'rgba(200, 255, 240, 0.7)'],
    [1, 'transparent'],
  ])
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = 'rgba(0, 0, 4, 0.82)'
  context.beginPath()
  context.arc(MIDDLE + 4, MIDDLE + 4, 24, 0, 2 * Math.PI)
  context.fill()
}
