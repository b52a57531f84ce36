import sharp from 'sharp'

/** A picture's opacity, 0 to 255, row by row. */
export interface Opacity {
  readonly width: number
  readonly height: number
  readonly alpha: Uint8Array
}

/** A picture without transparency is opaque everywhere. */
export async function readOpacity(path: string): Promise<Opacity> {
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, alpha: data }
}

/** Share of the pixels that are more opaque than not, 0 to 1. */
export function coveredShare({ alpha }: Opacity): number {
  return alpha.reduce((count, value) => count + (value > 128 ? 1 : 0), 0) / alpha.length
}

/** The greatest opacity on the picture's edge, or on its other three sides if products rise from the lower one. */
export function edgeOpacity({ width, height, alpha }: Opacity, rises = false): number {
  return alpha.reduce((most, value, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isEdge = x === 0 || y === 0 || x === width - 1 || (y === height - 1 && !rises)
    return isEdge ? Math.max(most, value) : most
  }, 0)
}
