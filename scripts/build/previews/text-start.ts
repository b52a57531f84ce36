const words = new Intl.Segmenter('en', { granularity: 'word' })

/** The beginning of a paragraph in one line, with at most `most` characters, cut between words, even in Chinese. */
export function textStart(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  let end = 0
  for (const { index, segment } of words.segment(line.slice(0, 2 * most))) {
    // One character is for the dots.
    if (index + segment.length >= most) break
    end = index + segment.length
  }
  // A single word that is too long is cut.
  const start = line.slice(0, end || most - 1).toWellFormed()
  return `${start.replace(/[\s,;:–—-]+$/, '')}…`
}
