import { SETTINGS, type ShopSettings } from '#src/domain/settings/settings.ts'

/**
 * The day after so many working days, at noon; undefined if the build of the shop is too old to know all days up to it.
 *
 * @param from when the order is made, in milliseconds
 */
export function workingDay(
  from: number,
  count: number,
  shop: Partial<ShopSettings['workdays']> = SETTINGS.workdays,
): Date | undefined {
  const { zone, weekend = [6, 7], closed = [], until = '9', cutOff = '24' } = shop ?? {}
  // Swedish dates and times are those of ISO 8601.
  const [date = '', time = ''] = new Date(from).toLocaleString('sv', { timeZone: zone }).split(' ')
  const day = new Date(`${date}T12:00`)
  const asText = () => day.toLocaleDateString('sv')
  const isFree = () => weekend.includes(day.getDay() || 7) || closed.includes(asText())
  // What comes too late is an order of the next working day, and so is what comes on a free day.
  const isLate = cutOff < '24' && (isFree() || time >= cutOff)
  for (let left = Math.max(count + Number(isLate), Number(isFree())); left > 0;) {
    day.setDate(day.getDate() + 1)
    if (!isFree()) left -= 1
  }
  return asText() > until ? undefined : day
}
