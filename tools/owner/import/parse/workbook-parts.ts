import { strFromU8, type Unzipped } from 'fflate'

/** What a sheet of a workbook (ECMA-376, part 1, 18.3) says beside its cells. Rows and columns count from 1. */
export interface SheetForm {
  readonly name: string
  readonly isHidden: boolean
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that are merged with those below them. */
  readonly merged: readonly {
    readonly first: number
    readonly last: number
    readonly column: number
  }[]
  readonly lastRow: number
  readonly lastColumn: number
  /** For people: `XFD1048576`. */
  readonly lastCell: string
}

/** Excel's last column, XFD. */
const MOST_COLUMNS = 16_384

/** The forms of the sheets, in the workbook's order. */
export function sheetsOf(parts: Unzipped): SheetForm[] {
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : '')
  const targets = new Map(
    tagsOf(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id, Target = '' }) => [
      Id,
      Target.replace(/^\/?xl\/|^\//, ''),
    ]),
  )
  return tagsOf(text('xl/workbook.xml'), 'sheet').map((sheet) => ({
    name: sheet.name ?? '',
    isHidden: /hidden/i.test(sheet.state ?? ''),
    ...formOf(text(`xl/${targets.get(sheet['r:id']) ?? ''}`)),
  }))
}

function formOf(xml: string): Omit<SheetForm, 'name' | 'isHidden'> {
  let [lastRow, lastColumn] = [0, 0]
  for (const [, letters = '', row = ''] of xml.matchAll(
    /<(?:\w+:)?c\b[^>]*?\sr=["']([A-Z]{1,3})(\d{1,7})["']/g,
  )) {
    lastRow = Math.max(lastRow, Number(row))
    lastColumn = Math.max(lastColumn, columnOf(letters))
  }
  const isHidden = ({ hidden }: Attributes) => hidden === '1' || hidden === 'true'
  return {
    hiddenRows: new Set(
      tagsOf(xml, 'row')
        .filter(isHidden)
        .map(({ r }) => Number(r)),
    ),
    hiddenColumns: new Set(
      tagsOf(xml, 'col')
        .filter(isHidden)
        .flatMap(({ min, max }) => {
          const last = Math.min(Number(max), MOST_COLUMNS)
          return Array.from(
            { length: Math.max(0, last - Number(min) + 1) },
            (_, index) => Number(min) + index,
          )
        }),
    ),
    merged: tagsOf(xml, 'mergeCell').flatMap(({ ref = '' }) => {
      const [, letters = '', first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(ref) ?? []
      return Number(first) < Number(last)
        ? [{ first: Number(first), last: Number(last), column: columnOf(letters) }]
        : []
    }),
    ...{ lastRow, lastColumn, lastCell: `${lettersOf(lastColumn)}${lastRow}` },
  }
}

type Attributes = Readonly<Partial<Record<string, string>>>

/** The attributes of each tag of a name, with or without a prefix. */
function tagsOf(xml: string, name: string): Attributes[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>`, 'g'))
  return Array.from(tags, ([, text = '']) => {
    const attributes = text.matchAll(/([\w:]+)=(?:"([^"]*)"|'([^']*)')/g)
    return Object.fromEntries(
      Array.from(attributes, ([, key = '', value, other]): [string, string] => [
        key,
        plain(value ?? other),
      ]),
    )
  })
}

function plain(text = ''): string {
  const signs: Attributes = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(\w+);/g, (sign, name: string) => signs[name] ?? sign)
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** `A` for 1, `AA` for 27. */
export function lettersOf(column: number): string {
  return column === 0
    ? ''
    : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26))
}
