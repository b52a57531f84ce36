import { slugOf } from '#src/domain/text/slugs.ts'
import { looseText } from '#src/domain/text/loose-text.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { repeated } from '#tools/owner/check/problems.ts'
import type { Item } from './items.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'

/** The longest name of a folder on some disks: a preview page is a folder with its slug as the name. */
const LONGEST = 100

/**
 * Gives each item its id and its slug: the slug of its column, else the one that its id had before, else one made of
 * name, capacity and colour. If that is taken, the id follows it. Items that repeat another are left out.
 */
export function assignSlugs(items: readonly Item[], before: ReadonlyMap<string, Entity>) {
  const again = repeated(
    items.filter(({ id }) => id !== ''),
    ({ id }) => id,
  )
  const leftOut = new Set(again.map(([item]) => item))
  const single = items.filter((item) => !leftOut.has(item))
  const faults = again.map(([item, owner]) =>
    faultAt(item.line, 'repeated-id', 'id', item.id, { first: owner.line }),
  )
  const known = new Map<Item, string>()
  const owners = new Map<string, Item>()
  const claim = (item: Item, slug: string | undefined) => {
    if (slug === undefined || slug === '' || owners.has(slug)) return
    owners.set(slug, item)
    known.set(item, slug)
  }
  for (const item of single) claim(item, item.slug)
  for (const item of single) {
    if (!known.has(item)) claim(item, before.get(item.id)?.product.itemId)
  }
  const assigned = single.flatMap((item) => {
    const slug = known.get(item) ?? freeSlug(item, owners)
    const owner = owners.get(slug)
    if (owner && owner !== item) {
      faults.push(faultAt(item.line, 'repeated-name', 'name', item.name, { first: owner.line }))
      return []
    }
    owners.set(slug, item)
    return [{ ...item, id: item.id === '' ? slug : item.id, slug }]
  })
  return { items: assigned, faults }
}

/** Items that may be one product: the same barcode, or an id that differs only in upper and lower case. */
export function alikeFaults(items: readonly Item[]): Fault[] {
  const withCode = items.filter(({ gtin }) => gtin !== '')
  const pairs = [
    ...repeated(items, ({ id }) => id.toLowerCase()).map((pair) => ['id', ...pair] as const),
    ...repeated(withCode, ({ gtin }) => gtin).map((pair) => ['gtin', ...pair] as const),
  ]
  return pairs
    .filter(([, item, first]) => item.id !== first.id)
    .map(([field, item, first]) =>
      faultAt(item.line, `alike-${field}`, field, item[field], { first: first.line }),
    )
}

/** The name, with those of the parts that it does not name already. */
export function withParts(name: string, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((longer, part) => (partIn(longer, part) ? longer : `${longer} ${part}`), name)
}

/** The name without the parts: `iPhone 17 256 GB Black` without `256GB` and `black` is `iPhone 17`. */
export function withoutParts(name: string, parts: readonly string[]): string {
  const rest = parts.reduce((shorter, part) => {
    // A name that begins with a part is not called so for it: `M Studio Cap`, `Espresso Night`.
    const found = partIn(shorter, part, 1)
    return found ? `${shorter.slice(0, found.start)} ${shorter.slice(found.end)}` : shorter
  }, name)
  const tidy = rest
    .replace(/(?<![\s,/()[\]-])[\s,/()[\]-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return tidy === '' ? name : tidy
}

/** The place of a part in a name, as whole words, in any case, with or without spaces and dashes. */
function partIn(name: string, part: string, first = 0): { start: number; end: number } | undefined {
  const wanted = looseText(part)
  if (wanted === '') return undefined
  let loose = ''
  const starts: number[] = []
  const ends: number[] = []
  let end = 0
  for (const letter of name) {
    const start = end
    end += letter.length
    loose += looseText(letter)
    while (starts.length < loose.length) {
      starts.push(start)
      ends.push(end)
    }
  }
  for (let at = loose.indexOf(wanted, first); at >= 0; at = loose.indexOf(wanted, at + 1)) {
    const found = { start: starts[at] ?? 0, end: ends[at + wanted.length - 1] ?? 0 }
    const isWord =
      !/[\p{L}\p{N}]$/u.test(name.slice(Math.max(0, found.start - 2), found.start)) &&
      !/^[\p{L}\p{N}]/u.test(name.slice(found.end, found.end + 2))
    if (isWord) return found
  }
  return undefined
}

/** An item without an id has that of its barcode, part number or handle, if its name is taken. */
function freeSlug(item: Item, owners: ReadonlyMap<string, Item>): string {
  const slug = shortened(slugOf(withParts(item.name, [item.capacity, item.color])))
  const owner = owners.get(slug)
  const handle = item.family === owner?.family ? '' : item.family
  const number = numberOf(item) ?? handle
  const isRepeated = item.id === '' && (number === '' || (owner && numberOf(owner) === number))
  if (slug !== '' && (!owner || isRepeated)) return slug
  // An id may have no letters and digits.
  const ofNumber = slugOf(number) || Buffer.from(number).toString('hex')
  return [slug, ofNumber].filter((part) => part !== '').join('-') || 'product'
}

function numberOf({ id, gtin, mpn }: Item): string | undefined {
  return [id, gtin, mpn].find((number) => number !== '')
}

function shortened(slug: string): string {
  return slug.length <= LONGEST ? slug : slug.slice(0, LONGEST).replace(/-[^-]*$/, '')
}
