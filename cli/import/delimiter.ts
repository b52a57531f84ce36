const DELIMITERS = [',', ';', '\t', '|'] as const

/** The character that separates the cells of a header line: the one that occurs most often outside of quotes. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** For people: `";"`, or `tab`. */
export function delimiterName(delimiter: string): string {
  return delimiter === '\t' ? 'tab' : `"${delimiter}"`
}
