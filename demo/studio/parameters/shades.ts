import type { Finish } from '../materials/finish.ts'
import { WEARABLE_SHADES } from './wearable-shades.ts'

/** Finishes by family and colour, where a family's shade differs from the usual one of that name. */
export const SHADES: Readonly<Record<string, Readonly<Record<string, Partial<Finish>>>>> = {
  ...WEARABLE_SHADES,
  'apple-iphone-11': {
    purple: { body: '#d3c6e2', metal: '#c9c0d6' },
    yellow: { body: '#fbe486', metal: '#e8d98f' },
  },
  'apple-iphone-12': {
    blue: { body: '#24507d', metal: '#2f5078' },
    green: { body: '#cfe8cb', metal: '#c3d8c0' },
  },
  'apple-iphone-13-mini': {
    pink: { body: '#f7d3cf', metal: '#e8cfcb' },
  },
  'apple-iphone-14': {
    purple: { body: '#dcd2ea', metal: '#cfc8dc' },
  },
}
