/** Rows as separated text (RFC 4180). */
export function csvText(rows: readonly string[][], delimiter: ',' | ';'): string {
  return rows
    .map((row) => `${row.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`)
    .join('')
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
}
