import type { Group } from 'three'
import type { Kind } from '../../catalogue/family.ts'
import type { Finish } from '../materials/finish.ts'
import type { View } from './view.ts'

/**
 * One kind of product. The group is in millimetres, stands upright (y), faces the camera (+z) and has its
 * middle near the origin.
 */
export interface Model<Parameters> {
  readonly kind: Kind
  /** The first is the picture on the product's card. */
  readonly views: readonly View[]
  build(parameters: Parameters, finish: Finish, pose: string): Group
}
