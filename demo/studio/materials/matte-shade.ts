import { mixed } from './finish.ts'

/**
 * The colour that a matte surface needs in order to look like `color` in a photograph: the key light makes it
 * brighter, and tone mapping makes colours with few reflections deeper.
 *
 * @param darker share of black, 0 to 1; surfaces that face the lamps above need more
 */
export function matteShade(color: string, darker = 0.09): string {
  return mixed(mixed(color, '#808080', 0.12), '#000000', darker)
}
