import { digitsOf } from './numbers.ts'

/** Whether a row's only cell holds all others, between other characters than those of the list: `2;Bell;phones;9.90`. */
export function hasOtherSeparator(cells: readonly string[], columns: readonly string[]): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  if (others.length > 0) return false
  return [',', ';', '\t', '|'].some((separator) => {
    const parts = only.split(separator)
    return parts.length >= Math.max(columns.length, 2) && parts.some((part) => digitsOf(part))
  })
}
