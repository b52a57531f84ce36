import { ORDER_NUMBER, slugOf } from '#src/domain/text/slugs.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** 32 characters, without those that are mistaken for others: 0, O, 1 and I. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Letters of the shop's name, the day, and chance: nothing counts orders. */
export function newOrderNumber(
  now = new Date(),
  random: Iterable<number> = crypto.getRandomValues(new Uint8Array(4)),
): string {
  const letters = Array.from(random, (byte) => CHARACTERS[byte % CHARACTERS.length])
  return `${initials(SETTINGS.name)}-${dayIn(now)}-${letters.join('')}`
}

/** Whether a number was made on a day. */
export function isOfDay(number: string, now = new Date()): boolean {
  return ORDER_NUMBER.test(number) && number.slice(3, 9) === dayIn(now)
}

function dayIn(date: Date): string {
  const parts = [date.getFullYear() % 100, date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('')
}

/** Of two words the first letters, of one its first letter and the next consonant. */
export function initials(name: string): string {
  const words = slugOf(name).match(/[a-z]+/g) ?? []
  const [first = 'order', second = ''] = words.filter((word) => word !== 'and')
  const [, other = 'x'] = second ? ['', second] : (/^.[aeiou]*(.)/.exec(first) ?? [])
  return `${first.charAt(0)}${other.charAt(0)}`.toUpperCase()
}
