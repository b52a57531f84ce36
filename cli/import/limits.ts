/** The most characters of a row or of a feed's product: a longer one has a quote or tag that is never closed. */
export const LONGEST_ROW = 1_000_000

/** The most columns: Excel exports of whole shops have a few hundred. */
export const MOST_COLUMNS = 1000
