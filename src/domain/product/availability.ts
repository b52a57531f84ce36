import { SETTINGS } from '#src/domain/settings/settings.ts'

/** In the order of the filter. */
export const AVAILABILITIES = ['in', 'few', 'order', 'out'] as const

type Availability = (typeof AVAILABILITIES)[number]

export const AVAILABILITY_TEXTS: Readonly<Record<Availability, string>> = {
  in: 'In stock',
  few: 'Only a few left',
  order: 'Available to order',
  out: 'Sold out',
}

interface Available {
  readonly availability?: Availability | undefined
  readonly availableFrom?: string | undefined
}

/** What stands beside the price, with the day from which a product is there; undefined if the catalogue says nothing. */
export function availabilityText(
  { availability, availableFrom }: Available,
  language = SETTINGS.language,
): string | undefined {
  if (availability !== 'order' || availableFrom === undefined) {
    return availability && AVAILABILITY_TEXTS[availability]
  }
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return `Available from ${new Date(availableFrom).toLocaleDateString(language, day)}`
}
