import { CanvasTexture, Color, MeshBasicMaterial, SRGBColorSpace } from 'three'

/** A canvas with a drawing on it; works in browsers only. */
export function canvas(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const sheet = new OffscreenCanvas(width, height)
  const context = sheet.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas')
  draw(context)
  return sheet
}

/** A picture that needs no light: a screen, or the inside of a lens. */
export function glowing(picture: OffscreenCanvas, brightness = 1): MeshBasicMaterial {
  const map = new CanvasTexture(picture)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 4
  return new MeshBasicMaterial({ map, color: new Color(brightness, brightness, brightness) })
}

/** A colour that is the same in any light, such as the black of a switched-off part of a screen. */
export function unlit(color: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color })
}
