/** Optimal string alignment as the textbook has it, without limits. */
export function plainErrors(a: string, b: string): number {
  const rows: number[][] = []
  const cell = (line: number, column: number) => rows[line]?.[column] ?? Infinity
  for (let line = 0; line <= a.length; line++) {
    rows.push([])
    for (let column = 0; column <= b.length; column++) {
      const isSame = a[line - 1] === b[column - 1]
      const isSwap =
        line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]
      const errors = Math.min(
        line === 0 ? column : Infinity,
        column === 0 ? line : Infinity,
        cell(line - 1, column) + 1,
        cell(line, column - 1) + 1,
        cell(line - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? cell(line - 2, column - 2) + 1 : Infinity,
      )
      rows[line]?.push(errors)
    }
  }
  return cell(a.length, b.length)
}
