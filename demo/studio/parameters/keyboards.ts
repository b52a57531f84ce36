import type { KeyboardParameters } from '../models/keyboard/parameters.ts'

const FOLIO = {
  form: 'folio',
  width: 250,
  depth: 176,
  thickness: 5.2,
  corner: 11,
  deck: 'aluminium',
  keys: {
    shape: 'flat',
    corner: 2.4,
    functionRow: 0.62,
    top: 16,
    margin: 9,
    pitch: 17,
    color: 'body',
  },
  trackpad: { width: 104, depth: 52 },
} as const satisfies KeyboardParameters

export const KEYBOARDS: Readonly<Record<string, KeyboardParameters>> = {
  'magic-keyboard-ipad-pro-m4': FOLIO,
  'magic-keyboard-ipad-air-m3': {
    ...FOLIO,
    depth: 172,
    thickness: 6.4,
    deck: 'polymer',
    trackpad: { width: 92, depth: 46 },
  },
  'logitech-mx-keys-mini': {
    form: 'bar',
    width: 296,
    depth: 132,
    thickness: 6,
    corner: 11,
    deck: 'polymer',
    keys: {
      shape: 'dished',
      corner: 3.6,
      functionRow: 0.86,
      top: 11,
      margin: 8,
      pitch: 19,
      color: 'body',
    },
    trackpad: null,
  },
  'logitech-keys-to-go-2': {
    form: 'booklet',
    width: 279,
    depth: 137,
    thickness: 5.4,
    corner: 14,
    deck: 'polymer',
    keys: {
      shape: 'flat',
      corner: 5,
      functionRow: 0.8,
      top: 14,
      margin: 12,
      pitch: 18.6,
      color: 'lighter',
    },
    trackpad: null,
  },
  'logitech-combo-touch-ipad-air': {
    ...FOLIO,
    form: 'kickstand',
    depth: 184,
    deck: 'fabric',
    thickness: 5,
    keys: { ...FOLIO.keys, color: 'darker', top: 12 },
    trackpad: { width: 96, depth: 56 },
  },
}

const STANDARD_KEYBOARD: KeyboardParameters = { ...FOLIO, form: 'booklet', deck: 'polymer' }

/** The parameters of a keyboard; a family without its own gets a plain one with a trackpad. */
export function keyboardParameters(id: string): KeyboardParameters {
  return KEYBOARDS[id] ?? STANDARD_KEYBOARD
}
