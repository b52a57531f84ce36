import { Group, type Material, type MeshBasicMaterial } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearGlass } from '../../materials/clear-glass.ts'
import { canvas, glowing } from '../../materials/painted.ts'
import { attach } from '../assembly.ts'

let diffuser: MeshBasicMaterial | undefined

/** A flash that stands on z = 0: thin ring, warm diffuser, clear dome. */
export function flash(radius: number, ring: Material): Group {
  const group = new Group()
  diffuser ??= glowing(canvas(128, 128, drawDiffuser), 0.8)
  attach(
    group,
    loft(
      circle(radius),
      profile(0, -0.1).line(0, 0.05).fillet(-0.3, 0.15, 'upwards').line(-0.5, 0.15),
      { caps: 'none' },
    ),
    ring,
  )
  attach(
    group,
    loft(circle(radius - 0.5), profile(0, 0.04).line(-0.1, 0.06), { mapping: 'unit' }),
    diffuser,
  )
  attach(
    group,
    loft(circle(radius - 0.45), profile(0, 0.1).fillet(-radius + 0.5, 0.3, 'upwards')),
    clearGlass({ specularIntensity: 0.7 }),
    { shadow: false, order: 4 },
  )
  return group
}

function drawDiffuser(context: OffscreenCanvasRenderingContext2D) {
  const gradient = context.createRadialGradient(64, 64, 4, 64, 64, 64)
  gradient.addColorStop(0, '#fffbe8')
  gradient.addColorStop(0.35, '#f3e7bd')
  gradient.addColorStop(0.7, '#d9d2bd')
  gradient.addColorStop(1, '#8c897f')
  context.fillStyle = gradient
  context.fillRect(0, 0, 128, 128)
  context.strokeStyle = 'rgba(120, 110, 80, 0.28)'
  context.lineWidth = 2
  for (let radius = 8; radius < 64; radius += 7) {
    context.beginPath()
    context.arc(64, 64, radius, 0, 2 * Math.PI)
    context.stroke()
  }
}
