import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  PMREMGenerator,
  RepeatWrapping,
  RGBAFormat,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { radianceOf, type Studio } from './studio.ts'

const WIDTH = 1024
const HEIGHT = WIDTH / 2

/** The studio's light as an environment map, prefiltered for every roughness: a reflection costs one look-up. */
export function bakeEnvironment(renderer: WebGLRenderer, studio: Studio): Texture {
  const radiance = radianceOf(studio)
  const pixels = new Float32Array(WIDTH * HEIGHT * 4)
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const value = radiance(directionAt((column + 0.5) / WIDTH, (row + 0.5) / HEIGHT))
      pixels.set([value, value, value, 1], (row * WIDTH + column) * 4)
    }
  }
  const map = new DataTexture(pixels, WIDTH, HEIGHT, RGBAFormat, FloatType)
  map.mapping = EquirectangularReflectionMapping
  map.minFilter = map.magFilter = LinearFilter
  map.wrapS = RepeatWrapping
  map.needsUpdate = true
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromEquirectangular(map)
  map.dispose()
  generator.dispose()
  return texture
}

/** The direction for which three reads an equirectangular map at these coordinates. */
export function directionAt(u: number, v: number): Vector3 {
  const latitude = (v - 0.5) * Math.PI
  const longitude = (u - 0.5) * 2 * Math.PI
  return new Vector3(
    Math.cos(latitude) * Math.cos(longitude),
    Math.sin(latitude),
    Math.cos(latitude) * Math.sin(longitude),
  )
}
