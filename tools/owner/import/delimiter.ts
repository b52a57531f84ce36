import { digitsOf } from './numbers.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/**
 * The character that separates the cells of a list: the one between most names of columns, else the one that the
 * first line has most often outside of quotes.
 *
 * @param lines the first lines of the list, one of which is the header
 */
export function delimiterOf(
  lines: readonly string[],
  isColumnName: (cell: string) => boolean,
): string {
  const bare = lines.map((line) =>
    line.replace(/"((?:[^"]|"")*)"/g, (_, inner: string) => inner.replace(/[,;\t|]/g, ' ')),
  )
  const named = DELIMITERS.map((delimiter) =>
    Math.max(0, ...bare.map((line) => line.split(delimiter).filter(isColumnName).length)),
  )
  const parts = DELIMITERS.map((delimiter) => (bare[0] ?? '').split(delimiter).length)
  const counts = Math.max(...named) > 1 ? named : parts
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** For people: `";"`, or `tab`. */
export function delimiterName(delimiter: string): string {
  return delimiter === '\t' ? 'tab' : `"${delimiter}"`
}

/** Whether a row's only cell holds all others, between other characters than the list's: `2;Bell;phones;9.90`. */
export function hasOtherDelimiter(cells: readonly string[], columns: readonly string[]): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  if (others.length > 0) return false
  return DELIMITERS.some((delimiter) => {
    const parts = only.split(delimiter)
    return parts.length >= Math.max(columns.length, 2) && parts.some((part) => digitsOf(part))
  })
}
