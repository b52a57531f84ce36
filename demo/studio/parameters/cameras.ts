import type { CameraPlacement } from '../models/view.ts'

const ABOVE = { card: { pitch: 46 } } as const

/** Families that lie on the table are photographed from higher up than others of their kind, by view. */
export const CAMERAS: Readonly<
  Record<string, Readonly<Partial<Record<string, Partial<CameraPlacement>>>>>
> = {
  'apple-magsafe-charger-25w': {
    card: { pitch: 50 },
    front: { pitch: 82 },
    back: { pitch: 80 },
    detail: { pitch: 40 },
  },
  'logitech-mx-keys-mini': ABOVE,
  'logitech-keys-to-go-2': ABOVE,
}
