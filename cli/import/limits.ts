/** No row of a catalogue, and no product of a feed, has as many characters: a quote or tag was opened and not closed. */
export const LONGEST_ROW = 1_000_000

/** Excel's exports of whole shops have a few hundred. */
export const MOST_COLUMNS = 1000
