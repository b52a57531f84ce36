import { looseText } from '#src/domain/text/loose-text.ts'
import { cleanCell } from '#tools/owner/cells/encoding.ts'
import { columnKey } from './column-words.ts'
import { fieldNamed } from './columns.ts'
import { FIELD_NAMES, fieldRow, type Cells, type Field, type Row } from './fields.ts'

/** What shoppers choose a variant by: `Frame size` is `54 cm`. */
export interface Option {
  readonly name: string
  readonly value: string
  /** Whether its product's page does not show it. */
  readonly isHidden?: boolean
}

const OPTION = /^(?:option|attribute)(\d+)(name|value)$/

/** Values that mean nothing without the name of their option. */
const SAYS_NOTHING = /^(?:yes|no|ja|nein|oui|non|true|false|[\d.,]+)$/i

function named({ name, value }: Option): string {
  return name === '' ? value : `${name}: ${value}`
}

/** An option among others: `Length: 2`, `whole beans`. */
export function optionText(option: Option): string {
  return SAYS_NOTHING.test(option.value) ? named(option) : option.value
}

/** The name of a product with what all of its variants share. */
export function nameWith(name: string, options: readonly Option[] = []): string {
  return [name, ...options.map(optionText)].join(' ')
}

const COLOR_NAME = /colou?r|farbe|couleur|finish/
const SIZE_NAME = /capacity|storage|size|memory|speicher|kapazit|grosse|groesse|hohe|taille/

/** Whether an option is called like a field in any language, or has a word for it in its name. */
function isCalled(name: string, words: RegExp, field: Field): boolean {
  return words.test(columnKey(name)) || fieldNamed(name) === field
}

/** The options of a row, whose names may stand in another row only. */
export function optionsOf(row: Row, named: Row = row): Option[] {
  return [...row.others].flatMap(([key, value]) => {
    const [, number, part] = OPTION.exec(key) ?? []
    if (number === undefined || part === 'name') return []
    const prefix = key.slice(0, -(part ?? '').length)
    const name = row.others.get(`${prefix}name`) ?? named.others.get(`${prefix}name`) ?? ''
    return [{ name, value, isHidden: row.others.get(`${prefix}visible`) === '0' }]
  })
}

/** The first cell of a row that one of the columns holds, by their keys. */
export function cellOf({ others }: Row, keys: readonly string[]): string | undefined {
  return keys.map((key) => others.get(key)).find((cell) => cell !== undefined)
}

/** A row whose short description stands before the long one. */
export function withShortDescription(row: Row, shortKeys: readonly string[]): Row {
  const short = cellOf(row, shortKeys) ?? ''
  const texts = [cleanCell(short), row.cells.description ?? ''].filter((text) => text !== '')
  if (texts.length === 0) return row
  return { ...row, cells: { ...row.cells, description: [...new Set(texts)].join('\n\n') } }
}

/** What the cells of a product say about all of its variants. */
export function sharedCells(cells: Cells): Cells {
  const shared: Cells = {}
  for (const field of FIELD_NAMES) {
    const text = cells[field]
    if (text !== undefined && !fieldRow(field).isOfVariant) shared[field] = text
  }
  return shared
}

/**
 * The colour and the size of each variant. The shop has no other choices, so all other options in which the variants
 * differ are a part of the size, with their names: no two variants become one.
 */
export function choicesOf(variants: readonly (readonly Option[])[]) {
  const values = Map.groupBy(variants.flat(), ({ name }) => name)
  const differs = (name: string) =>
    new Set(values.get(name)?.map(({ value }) => looseText(value))).size > 1
  return variants.map((options) => {
    const color = options.find(({ name }) => isCalled(name, COLOR_NAME, 'color'))
    const others = options.filter((option) => option !== color)
    const isChoice = ({ name }: Option) => isCalled(name, SIZE_NAME, 'capacity') || differs(name)
    const choices = others.filter(isChoice)
    const isSize = ({ name }: Option) =>
      choices.length === 1 && isCalled(name, SIZE_NAME, 'capacity')
    const size = choices.map((option) => (isSize(option) ? option.value : named(option)))
    return {
      cells: {
        ...(color && { color: color.value }),
        ...(size.length > 0 && { capacity: size.join(' / ') }),
      },
      /** What all variants share. */
      shared: others.filter((option) => !isChoice(option)),
    }
  })
}
