/** Nobody types longer words. */
const LONGEST_WORD = 40

/** Three rows of the table. All calls use the same ones, because a query is compared with thousands of words. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 4))

/**
 * Wrong, missing, added or swapped letters (optimal string alignment); more than `limit` are `limit + 1`.
 *
 * @param isBeginning the shopper is still typing: the rest of `word` is not missing
 */
export function errorsBetween(
  typed: string,
  word: string,
  limit: number,
  isBeginning = false,
): number {
  const missing = word.length - typed.length
  if (typed.length > LONGEST_WORD || missing < -limit) return limit + 1
  if (missing > limit && !isBeginning) return limit + 1
  const width = Math.min(word.length, typed.length + limit)
  let [swapped, above, row] = ROWS
  if (!swapped || !above || !row) return limit + 1
  // A cell is the errors between the first letters of `typed`, by row, and the first letters of `word`, by column.
  for (let column = 0; column <= width; column++) row[column] = column
  for (let line = 1; line <= typed.length; line++) {
    const free: Uint8Array<ArrayBuffer> = swapped
    swapped = above
    above = row
    row = free
    row[0] = line
    let fewest = line
    for (let column = 1; column <= width; column++) {
      const letter = typed[line - 1]
      const isWrong = letter !== word[column - 1]
      let errors = Math.min(
        cell(above, column - 1) + Number(isWrong),
        cell(above, column) + 1,
        cell(row, column - 1) + 1,
      )
      if (
        column > 1 &&
        line > 1 &&
        letter === word[column - 2] &&
        typed[line - 2] === word[column - 1]
      ) {
        errors = Math.min(errors, cell(swapped, column - 2) + 1)
      }
      row[column] = errors
      fewest = Math.min(fewest, errors)
    }
    if (fewest > limit) return limit + 1
  }
  const errors = isBeginning ? Math.min(...row.subarray(0, width + 1)) : cell(row, width)
  return Math.min(errors, limit + 1)
}

function cell(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
