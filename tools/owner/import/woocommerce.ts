import type { Problem } from '#tools/owner/problem.ts'
import { choicesOf } from './choices.ts'
import { cleanCell } from './clean-cell.ts'
import { shownCell } from './context.ts'
import type { Entry, Facts } from './fields.ts'
import { optionsOf, sharedFacts, shopColumns, type ShopRow } from './shop-row.ts'

/** WooCommerce's columns; most others have names that every list may have. */
export const WOOCOMMERCE_COLUMNS = shopColumns(
  { name: 'name' },
  'id type typ parent ubergeordnet groupedproducts position tags isfeatured taxstatus',
  'taxclass upsells datesalepricestarts datesalepriceends crosssells lowstockamount',
  'soldindividually allowcustomerreviews purchasenote shippingclass downloadlimit',
  'downloadexpirydays externalurl buttontext shortdescription kurzbeschreibung steuerstatus',
  'steuerklasse versandklasse',
)

/** In English and German. */
const TYPES = ['type', 'typ']
const PARENTS = ['parent', 'ubergeordnet']
const SHORT_DESCRIPTIONS = ['shortdescription', 'kurzbeschreibung']

export function isWooCommerce(keys: ReadonlySet<string>): boolean {
  return (
    TYPES.some((key) => keys.has(key)) &&
    PARENTS.some((key) => keys.has(key)) &&
    ['regularprice', 'regularerpreis'].some((key) => keys.has(key))
  )
}

/** Gives each variation the facts of its parent, which is not a product itself. */
export function wooCommerceEntries(
  file: string,
  exported: readonly ShopRow[],
  onProblem: (problem: Problem) => void,
): Entry[] {
  const rows = exported.map(withDescription).filter((row) => {
    if (!isGroup(row)) return true
    onProblem({
      level: 'warning',
      rule: 'product-group',
      file,
      line: row.line,
      read: shownCell(row.facts.name ?? ''),
      message: 'is a group of products, which are products themselves',
      fix: 'nothing, if that is right; left out',
    })
    return false
  })
  const parents = new Map<string, ShopRow>()
  for (const row of rows) {
    if (isVariation(row)) continue
    for (const name of namesOf(row)) if (!parents.has(name)) parents.set(name, row)
  }
  const parentOf = (row: ShopRow) =>
    isVariation(row) ? parents.get(cellOf(row, PARENTS) ?? '') : undefined
  const families = Map.groupBy(rows, (row) => parentOf(row) ?? row)
  return [...families].flatMap(([parent, members]) => {
    const variants = members.filter((row) => row !== parent)
    if (variants.length === 0) return alone(file, parent, onProblem)
    const choices = choicesOf(variants.map((row) => optionsOf(row, parent)))
    return variants.map((row, index) => {
      const choice = choices[index]
      const { name = '', images, published } = parent.facts
      const facts: Facts = {
        ...sharedFacts(parent.facts),
        ...row.facts,
        ...choice?.facts,
        ...(images !== undefined && { images }),
        ...(row.facts.images !== undefined && { image: row.facts.images }),
        // A draft's variations say of themselves that they are published.
        ...(published !== undefined && { published: `${published}\n${row.facts.published ?? ''}` }),
        id: idOf(row),
        family: namesOf(parent)[0] ?? '',
        name: [name, ...(choice?.shared ?? [])].join(' '),
      }
      return { line: row.line, facts, own: { ...parent.own, ...row.own } }
    })
  })
}

/** The short description stands for one that is missing. WooCommerce writes a line break as a backslash and an n. */
function withDescription(row: ShopRow): ShopRow {
  const description = row.facts.description ?? cleanCell(cellOf(row, SHORT_DESCRIPTIONS) ?? '')
  if (description === '') return row
  return { ...row, facts: { ...row.facts, description: description.replaceAll('\\n', '\n') } }
}

function alone(file: string, row: ShopRow, onProblem: (problem: Problem) => void): Entry[] {
  if (isVariation(row)) {
    const read = shownCell(cellOf(row, PARENTS) ?? '')
    onProblem({
      level: 'error',
      rule: 'no-parent',
      file,
      line: row.line,
      field: 'Parent',
      read,
      message: 'the row is a variation of a product that the file does not have',
      fix: 'export the product with its variations; the row is left out',
    })
    return []
  }
  const [choice] = choicesOf([optionsOf(row).filter(({ value }) => !value.includes(','))])
  const { line, facts, own } = row
  return [{ line, own, facts: { ...facts, ...choice?.facts, id: idOf(row) } }]
}

function idOf({ facts, cells }: ShopRow): string {
  return facts.sku ?? cells.get('id') ?? ''
}

function isVariation(row: ShopRow): boolean {
  return /^variation|^variante/i.test(cellOf(row, TYPES) ?? '')
}

function isGroup(row: ShopRow): boolean {
  return /^grouped|^gruppiert/i.test(cellOf(row, TYPES) ?? '')
}

/** What a variation may call its parent: the article number, or `id:12`. */
function namesOf({ facts, cells }: ShopRow): string[] {
  const id = cells.get('id')
  return [
    ...(facts.sku === undefined ? [] : [facts.sku]),
    ...(id === undefined ? [] : [`id:${id}`]),
  ]
}

function cellOf({ cells }: ShopRow, keys: readonly string[]): string | undefined {
  return keys.map((key) => cells.get(key)).find((cell) => cell !== undefined)
}
