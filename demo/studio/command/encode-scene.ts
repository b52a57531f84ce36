import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { FORMATS } from '../../catalogue/picture-files.ts'
import { scenePath } from '../scenes/plan.ts'
import { SCENE_EFFORT, SCENE_QUALITY } from '../scenes/quality.ts'
import type { Shot } from '../scenes/shot.ts'
import { uprightPng, withEdgeColors, withSteppedShadow } from './encode.ts'
import { writeWhole } from './files.ts'
import type { RawPicture } from './photographer.ts'

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url))

/** Writes a scene in all sizes and formats. */
export async function writeScene(shot: Shot, raw: RawPicture): Promise<void> {
  const picture = await layOut(shot, raw)
  for (const width of shot.format.widths) {
    for (const format of FORMATS) {
      const sized = await withEdgeColors(sharp(picture).resize(width, null, { kernel: 'lanczos3' }))
      const file =
        format === 'avif'
          ? sized.avif({
              quality: SCENE_QUALITY.avif,
              effort: SCENE_EFFORT.avif,
              chromaSubsampling: '4:2:0',
            })
          : (await withSteppedShadow(sized)).webp({
              quality: SCENE_QUALITY.webp,
              alphaQuality: 100,
              effort: SCENE_EFFORT.webp,
            })
      await writeWhole(`${PUBLIC}${scenePath(shot.id, width, format)}`, await file.toBuffer())
    }
  }
}

/** Puts the rendered frame at its place in the picture, and cuts off what extends beyond it. */
export async function layOut(
  { format, frame, fade = { right: 0 } }: Shot,
  raw: RawPicture,
  part = 1,
): Promise<Buffer> {
  const at = (pixels: number) => Math.round(pixels * part)
  const [left, top] = [at(frame.left), at(frame.top)]
  const [width, height] = [at(format.width), at(format.height)]
  const visible = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(raw.width, width - left) - Math.max(0, -left),
    height: Math.min(raw.height, height - top) - Math.max(0, -top),
  }
  const input = await sharp(await uprightPng(raw))
    .extract(visible)
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      { input, left: Math.max(0, left), top: Math.max(0, top) },
      { input: await ramp(width, height, 'x', width - 1, at(fade.right)), blend: 'dest-in' },
      { input: await ramp(width, height, 'y', top, at(fade.top ?? 0)), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
}

/** Opaque, but for the way to a transparent edge: gently at both ends. At `end` of the axis nothing is seen. */
function ramp(width: number, height: number, axis: 'x' | 'y', end: number, way: number) {
  const length = axis === 'x' ? width : height
  const line = Buffer.alloc(length * 4, 255)
  for (let index = 0; index < length && way > 0; index++) {
    const share = Math.min(1, Math.max(0, (axis === 'x' ? end - index : index - end) / way))
    line[index * 4 + 3] = Math.round(255 * share * share * (3 - 2 * share))
  }
  const size = axis === 'x' ? { width, height: 1 } : { width: 1, height }
  return sharp(line, { raw: { ...size, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
}
