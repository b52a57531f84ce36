import {
  CanvasTexture,
  type Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three'
import { canvas } from '../../materials/painted.ts'
import { attach } from '../assembly.ts'
import { fieldOf, type Key } from './layout.ts'

const PIXELS_PER_MILLIMETRE = 9

/** The print on the keys: one transparent sheet just above all caps. */
export function addLegends(group: Group, keys: readonly Key[], z: number, color: string) {
  const field = fieldOf(keys)
  const scale = PIXELS_PER_MILLIMETRE
  const print = canvas(
    Math.ceil(field.width * scale),
    Math.ceil(field.depth * scale),
    (context) => {
      context.scale(scale, scale)
      context.fillStyle = color
      context.textBaseline = 'middle'
      for (const key of keys) drawLegend(context, key, key.x - field.left, field.rear - key.y)
    },
  )
  const map = new CanvasTexture(print)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  const ink = new MeshPhysicalMaterial({
    map,
    transparent: true,
    roughness: 0.7,
    depthWrite: false,
  })
  attach(group, new PlaneGeometry(field.width, field.depth), ink, {
    at: [(field.left + field.right) / 2, (field.front + field.rear) / 2, z],
    shadow: false,
    order: 2,
  })
}

function drawLegend(
  context: OffscreenCanvasRenderingContext2D,
  { label, width, depth }: Key,
  x: number,
  y: number,
) {
  const word = label.length > 1
  const small = depth < 10
  context.font = `500 ${word ? 2.3 : small ? 3 : 4.6}px "Helvetica Neue", Arial, sans-serif`
  if (!word || small) {
    context.textAlign = 'center'
    context.fillText(label, x, y)
    return
  }
  // Words stand in the outer lower corner, as they do on most keyboards.
  const right = label === 'return' || label === 'delete'
  context.textAlign = right ? 'right' : 'left'
  context.fillText(label, x + (right ? 1 : -1) * (width / 2 - 1.6), y + depth / 2 - 2.6)
}
