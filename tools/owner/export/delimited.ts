/** Rows as separated text (RFC 4180), with the mark that makes Excel read UTF-8. */
export function* csvText(
  rows: Iterable<readonly string[]>,
  delimiter: ',' | ';',
): Generator<string> {
  yield '\uFEFF'
  for (const row of rows) yield `${row.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`
}

/** Rows as tab-separated text. Tabs and line breaks in a cell become spaces, because not every reader knows quotes. */
export function* tsvText(rows: Iterable<readonly string[]>): Generator<string> {
  for (const row of rows)
    yield `${row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')}\n`
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
}
