import { mixed } from './finish.ts'

/**
 * What to dye a matte surface with so that it photographs in the given colour: the key light lifts what it
 * falls on, and the tone mapping deepens colours that hardly reflect.
 *
 * @param darker share of black; more for what lies face up under the lamps
 */
export function matteShade(color: string, darker = 0.09): string {
  return mixed(mixed(color, '#808080', 0.12), '#000000', darker)
}
