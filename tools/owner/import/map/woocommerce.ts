import { slugOf } from '#src/domain/text/slugs.ts'
import { faultAt } from '#tools/owner/import/faults.ts'
import { columnKey } from './column-words.ts'
import { factNameFor } from './fact-columns.ts'
import type { Cells, Row } from './fields.ts'
import { systemColumns, type System } from './system.ts'
import {
  cellOf,
  choicesOf,
  nameWith,
  optionsOf,
  sharedCells,
  withShortDescription,
  type Option,
} from './variants.ts'
import COLUMN_NAMES from './woocommerce-columns.json' with { type: 'json' }

/** The keys of WooCommerce's columns in the languages of shops; most others have names that every list may have. */
const TYPES = keysOf('type')
const PARENTS = keysOf('parent')
const PRICES = keysOf('regularPrice')
const VISIBILITIES = keysOf('visibility')
const SHORT_DESCRIPTIONS = keysOf('shortDescription')

const COLUMNS = systemColumns(
  // In Spanish, '¿Existencias?' asks whether there are any, and 'Inventario' says how many.
  { name: 'name', existencias: 'availability', inventario: 'stock' },
  ...[TYPES, PARENTS, SHORT_DESCRIPTIONS, keysOf('other')].flat(),
)

function keysOf(column: keyof typeof COLUMN_NAMES): string[] {
  return Object.values(COLUMN_NAMES[column]).flatMap((names) => names.split(', ').map(columnKey))
}

/** Gives each variation what its parent says, which is not a product itself. */
export const WOOCOMMERCE: System = {
  name: 'WooCommerce products',
  isOf: (keys) =>
    [TYPES, PRICES, [...PARENTS, ...VISIBILITIES]].every((names) =>
      names.some((key) => keys.has(key)),
    ),
  columns: COLUMNS,
  products: (exported) => {
    const rows = exported.filter((row) => !isGroup(row)).map(asWritten)
    const parents = new Map<string, Row>()
    for (const row of rows) {
      if (isVariation(row)) continue
      for (const name of namesOf(row)) if (!parents.has(name)) parents.set(name, row)
    }
    const parentOf = (row: Row) =>
      isVariation(row) ? parents.get(cellOf(row, PARENTS) ?? '') : undefined
    const families = [...Map.groupBy(rows, (row) => parentOf(row) ?? row)]
    const isOrphan = (row: Row) => isVariation(row) && parentOf(row) === undefined
    return {
      rows: families.flatMap(([parent, members]) => {
        const variations = members
          .filter((row) => row !== parent)
          .flatMap((row) => ofEachValue(row, parent))
        if (variations.length > 0) return variationsOf(parent, variations)
        return isOrphan(parent) ? [] : [alone(parent)]
      }),
      facts: rows
        .flatMap((row) => optionsOf(row))
        .map(({ name }) => ({ name: factNameFor(name), column: name })),
      problems: [
        ...exported
          .filter(isGroup)
          .map(({ line, cells }) => faultAt(line, 'product-group', undefined, cells.name ?? '')),
        ...rows
          .filter(isOrphan)
          .map((row) => faultAt(row.line, 'no-parent', 'Parent', cellOf(row, PARENTS) ?? '')),
      ],
    }
  },
}

/** The most variations that one row can stand for. */
const MOST_VALUES = 100

/** A variation with an empty attribute is sold in each value of it that its parent has: 'any size'. */
function ofEachValue(row: Row, parent: Row): Row[] {
  const open = [...row.others.keys()].flatMap((key) => {
    const [, attribute] = /^(attribute\d+)name$/.exec(key) ?? []
    if (attribute === undefined) return []
    const isOfKey = ({ name }: Option) => name === row.others.get(key)
    // The product has all values in one cell.
    const values = listOf(optionsOf(parent).find(isOfKey)?.value ?? '')
    const isOpen = !optionsOf(row).some(isOfKey) && values.length > 0
    return isOpen ? [{ key: `${attribute}value`, values }] : []
  })
  return open
    .reduce<Row[]>(
      (rows, { key, values }) =>
        rows.flatMap((each) =>
          values.map((value) => ({
            ...each,
            cells: { ...each.cells, id: `${idOf(each)}-${slugOf(value)}` },
            others: new Map([...each.others, [key, value]]),
          })),
        ),
      [row],
    )
    .slice(0, MOST_VALUES)
}

function variationsOf(parent: Row, rows: readonly Row[]): Row[] {
  const choices = choicesOf(
    rows.map((row) =>
      optionsOf(row, parent).map((option) => ({ ...option, value: withCommas(option.value) })),
    ),
  )
  return rows.map((row, index) => {
    const choice = choices[index]
    const { name = '', images, published } = parent.cells
    const cells: Cells = {
      ...sharedCells(parent.cells),
      ...row.cells,
      ...choice?.cells,
      ...(images !== undefined && { images }),
      ...(row.cells.images !== undefined && { image: row.cells.images }),
      // A draft's variations say of themselves that they are published.
      ...(published !== undefined && { published: `${published}\n${row.cells.published ?? ''}` }),
      id: idOf(row),
      family: namesOf(parent)[0] ?? '',
      name: nameWith(name, choice?.shared),
    }
    const own = new Set(optionsOf(row, parent).map((option) => option.name))
    const ofParent = factsOf(optionsOf(parent).filter((option) => !own.has(option.name)))
    return { ...row, cells, facts: { ...ofParent, ...parent.facts, ...row.facts } }
  })
}

function alone(row: Row): Row {
  const { many = [], one = [] } = Object.groupBy(optionsOf(row), ({ value }) =>
    listOf(value).length > 1 ? 'many' : 'one',
  )
  const [choice] = choicesOf([
    one.map((option) => ({ ...option, value: withCommas(option.value) })),
  ])
  const facts = { ...factsOf([...(choice?.shared ?? []), ...many]), ...row.facts }
  return { ...row, cells: { ...row.cells, ...choice?.cells, id: idOf(row) }, facts }
}

/** Attributes that are no choice, such as the material. */
function factsOf(options: readonly Option[]): Row['facts'] {
  const shown = options.filter(({ name, isHidden }) => name !== '' && isHidden !== true)
  return Object.fromEntries(
    shown.map(({ name, value }) => [factNameFor(name), listOf(value).join(', ')]),
  )
}

/** A row with what its cells mean: WooCommerce writes a line break as a backslash and an n. */
function asWritten(row: Row): Row {
  const { cells } = withShortDescription(row, SHORT_DESCRIPTIONS)
  const { description } = cells
  return {
    ...row,
    cells: {
      ...cells,
      ...(description !== undefined && { description: description.replaceAll('\\n', '\n') }),
    },
  }
}

/** The items of a list in a cell: a comma with a backslash is a part of one. */
function listOf(cell: string): string[] {
  return cell
    .split(/(?<!\\)[,|]/)
    .map((item) => withCommas(item).trim())
    .filter((item) => item !== '')
}

function withCommas(item: string): string {
  return item.replaceAll('\\,', ',')
}

function idOf({ cells, others }: Row): string {
  return cells.id ?? cells.sku ?? others.get('id') ?? ''
}

function isVariation(row: Row): boolean {
  return /^(?:variation|variante|variaci|variazion|wariant|variati)/i.test(cellOf(row, TYPES) ?? '')
}

function isGroup(row: Row): boolean {
  return /^(?:grouped|gruppiert|group[ée]|agrupad|raggruppat|zgrupowan|gegroepeerd)/i.test(
    cellOf(row, TYPES) ?? '',
  )
}

/** What a variation may call its parent: the article number, or `id:12`. */
function namesOf({ cells, others }: Row): string[] {
  const id = others.get('id')
  return [cells.sku ?? [], id === undefined ? [] : `id:${id}`].flat()
}
