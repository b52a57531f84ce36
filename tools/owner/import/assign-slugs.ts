import type { Entity } from './catalogue.ts'
import { repeated } from '#tools/owner/check/rule.ts'
import { reportRow, type Context } from './context.ts'
import type { Row } from './read-row.ts'
import { slugOf } from '#src/domain/address/slugs.ts'
import { withParts } from './slugs.ts'

/** The longest name of a folder on some disks: a preview page is a folder with its slug as the name. */
const LONGEST = 100

/** A row with its id and slug. */
export interface NamedRow {
  readonly row: Row
  readonly id: string
  readonly slug: string
}

/**
 * Gives each row its id and its slug: the slug of its column, else the one that its id had before, else one made of
 * name, capacity and colour. If that is taken, the id follows it. Rows that repeat another are left out, and reported.
 *
 * @param previous the shop's products before the import, by id
 */
export function assignSlugs(
  rows: readonly Row[],
  previous: ReadonlyMap<string, Entity>,
  context: Context,
): NamedRow[] {
  const single = withoutRepeatedIds(rows, context)
  const known = new Map<Row, string>()
  const owners = new Map<string, Row>()
  const claim = (row: Row, slug: string | undefined) => {
    if (slug === undefined || slug === '' || owners.has(slug)) return
    owners.set(slug, row)
    known.set(row, slug)
  }
  for (const row of single) claim(row, row.slug)
  for (const row of single) if (!known.has(row)) claim(row, previous.get(row.id)?.product.itemId)
  return single.flatMap((row) => {
    const slug = known.get(row) ?? freeSlug(row, owners)
    const owner = owners.get(slug)
    if (owner && owner !== row) {
      reportRepeated(row, owner, 'name', 'a product of this name, capacity and colour', context)
      return []
    }
    owners.set(slug, row)
    return [{ row, id: row.id === '' ? slug : row.id, slug }]
  })
}

function withoutRepeatedIds(rows: readonly Row[], context: Context): Row[] {
  const again = repeated(
    rows.filter(({ id }) => id !== ''),
    ({ id }) => id,
  )
  for (const [row, owner] of again) reportRepeated(row, owner, 'id', 'this id', context)
  const leftOut = new Set(again.map(([row]) => row))
  return rows.filter((row) => !leftOut.has(row))
}

function freeSlug(row: Row, owners: ReadonlyMap<string, Row>): string {
  const slug = shortened(slugOf(withParts(row.name, [row.capacity, row.color])))
  const ownId = slugOf(row.id)
  if (slug !== '' && (!owners.has(slug) || row.id === '')) return slug
  return (
    [slug, ownId === '' ? hexOf(row.id) : ownId].filter((part) => part !== '').join('-') ||
    'product'
  )
}

function shortened(slug: string): string {
  return slug.length <= LONGEST ? slug : slug.slice(0, LONGEST).replace(/-[^-]*$/, '')
}

/** An id without letters and digits, as a slug. */
function hexOf(id: string): string {
  return Buffer.from(id).toString('hex')
}

function reportRepeated(
  row: Row,
  owner: Row,
  field: 'id' | 'name',
  what: string,
  context: Context,
): void {
  reportRow(context, {
    level: 'error',
    rule: `repeated-${field}`,
    line: row.line,
    field,
    read: row[field],
    message: `line ${owner.line} has ${what} already`,
    fix: 'delete one of them, or give each an id of its own; this one is left out',
  })
}
