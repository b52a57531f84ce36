import { Group } from 'three'
import { subassembly } from '../assembly.ts'
import type { Model } from '../model.ts'
import { addDeck } from './deck.ts'
import type { KeyboardParameters } from './parameters.ts'
import {
  addCantilever,
  addFoldedCover,
  addKickstand,
  addRearBar,
  type TabletSeat,
} from './stands.ts'
import { addTablet } from './tablet.ts'
import { keyboardViews } from './views.ts'

/**
 * Lies on y = 0 with its front edge to the camera. Some poses turn it towards the camera, to fill an upright
 * picture; in the pose `card`, keyboards with a panel hold a tablet.
 */
export const keyboard: Model<KeyboardParameters> = {
  kind: 'keyboard',
  views: keyboardViews,
  build(parameters, { body: color }, pose) {
    const group = new Group()
    const lying = subassembly(group, 'lying')
    const deck = subassembly(lying, 'deck')
    deck.rotation.x = -Math.PI / 2
    addDeck(deck, parameters, color)
    const holder = STANDS[parameters.form](lying, parameters, color)
    if (holder && pose === 'card') addTablet(holder.seat, holder.size)
    if (pose === 'detail') lying.rotation.set(0.7, 0, 0)
    else if (pose === 'card' && holder) lying.rotation.y = -0.5
    else if (pose === 'card') lying.rotation.y = -0.62
    else if (pose === 'front' && !holder) lying.rotation.x = 1.2
    return group
  },
}

const STANDS = {
  folio: addCantilever,
  kickstand: addKickstand,
  bar: addRearBar,
  booklet: addFoldedCover,
} as const satisfies Record<
  KeyboardParameters['form'],
  (group: Group, parameters: KeyboardParameters, color: string) => TabletSeat | null
>
