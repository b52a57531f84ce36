/** The names of columns for a message, shortened in case the first line is the whole file. */
export function columnList(columns: readonly string[]): string {
  const LONGEST = 1000
  const list = columns.join(', ')
  return list.length > LONGEST ? `${list.slice(0, LONGEST)}…` : list
}
