import { decodeCell } from '#tools/owner/cell-encoding.ts'
import { reportRow, type Context } from './context.ts'
import type { Entry } from './fields.ts'

const LENGTHS = [8, 12, 13, 14]

/** The number below a barcode, with the zeros that a spreadsheet has cut off. Empty, and reported, if it is wrong. */
export function readGtin({ facts, line }: Entry, context: Context): string {
  const text = decodeCell(facts.gtin ?? '')
  const digits = text.replace(/[\s-]/g, '')
  if (text === '' || context.isOwn) return text
  // Reported as shortened.
  if (/E\+/i.test(digits)) return ''
  const length = LENGTHS.find((each) => each >= digits.length)
  if (length !== undefined && /^\d{6,}$/.test(digits) && isRight(digits)) {
    return digits.padStart(length, '0')
  }
  reportRow(context, {
    level: 'warning',
    rule: 'gtin-wrong',
    line,
    field: 'gtin',
    read: text,
    message: 'is no number of a barcode: a digit is missing or wrong',
    fix: 'type all digits below the barcode, such as 4006381333931; it is left out',
  })
  return ''
}

/** The last digit makes the sum of all digits, every second one times three from the right, end in zero. */
function isRight(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
