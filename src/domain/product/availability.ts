import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'

/** In the order of the filter. */
export const AVAILABILITIES = ['in', 'few', 'order', 'out', 'request'] as const

type Availability = (typeof AVAILABILITIES)[number]

export const AVAILABILITY_TEXTS: Readonly<Record<Availability, string>> = {
  in: m.availabilityIn,
  few: m.availabilityFew,
  order: m.availabilityOrder,
  out: m.availabilityOut,
  request: m.availabilityRequest,
}

/** Whether a product can be put into a cart. */
export function isBuyable({ availability }: Available): boolean {
  return availability !== 'out' && availability !== 'request'
}

/** Undefined on request, when the number in the file means nothing. */
export function knownPrice({
  availability,
  price,
}: Available & { readonly price: number }): number | undefined {
  return availability === 'request' ? undefined : price
}

interface Available {
  readonly availability?: Availability | undefined
  readonly availableFrom?: string | undefined
}

/** In days: a date as far away as this, or further, is written with its year. */
const HALF_A_YEAR = 180 * 24 * 3_600_000

/** Undefined if it is not known. */
export function availabilityText(
  { availability, availableFrom }: Available,
  language = SETTINGS.language,
  now = Date.now(),
): string | undefined {
  if (availability !== 'order' || availableFrom === undefined) {
    return availability && AVAILABILITY_TEXTS[availability]
  }
  return m.availabilityFrom({ day: dayText(availableFrom, language, now) })
}

/** `31 January`, `3 December 2027`. */
export function dayText(day: string, language = SETTINGS.language, now = Date.now()): string {
  const date = new Date(day)
  const isNear = Math.abs(date.getTime() - now) < HALF_A_YEAR
  const year = isNear ? undefined : 'numeric'
  const form = { day: 'numeric', month: 'long', year, timeZone: 'UTC' } as const
  return date.toLocaleDateString(language, form)
}
