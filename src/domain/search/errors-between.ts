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
  if (missing < -limit || (missing > limit && !isBeginning)) return limit + 1
  const width = Math.min(word.length, typed.length + limit)
  // A cell is the errors between the first letters of `typed`, by row, and the first letters of `word`, by column.
  let swapped: number[] | undefined
  let above: number[] | undefined
  let row = Array.from({ length: width + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    ;[swapped, above, row] = [above, row, [line]]
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
  const errors = isBeginning ? Math.min(...row) : cell(row, width)
  return Math.min(errors, limit + 1)
}

function cell(row: readonly number[] | undefined, column: number): number {
  return row?.[column] ?? 0
}
