import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { SharedListError } from './shared-list-error.ts'
import { escapeSlug, unescapeSlug } from '#src/domain/text/slugs.ts'

export interface ListLine {
  readonly id: string
  readonly quantity: number
}

export const MOST_LINES = 2_000

/** An id and its quantity, up to the next `_` or the end; sticky, so that nothing in between is skipped. */
const LINE = /((?:[^_*~]|~[_*~.])+)(?:\*(-?\d+(?:\.\d+)?))?(?:_|$)/y

/**
 * `id` or `id*2`, sorted and joined by `_`; `_`, `*`, `~` and `.` in ids are escaped with a `~` before them. So none
 * begins with a letter and a dot, as packed lists do (`shared-lists.ts`).
 */
export function listText(lines: readonly ListLine[]): string {
  const texts = lines.map(({ id, quantity }) => {
    const times = quantity === QUANTITY_RANGE.min ? '' : `*${quantity}`
    return `${escapeSlug(id).replaceAll('.', '~.')}${times}`
  })
  return texts.sort().join('_')
}

/**
 * Of an id that is repeated, the last quantity counts.
 *
 * @throws {SharedListError} if the text is not a list
 */
export function parseListText(text: string): ListLine[] {
  const quantities = new Map<string, number>()
  const line = new RegExp(LINE)
  while (line.lastIndex < text.length) {
    const [, id, quantity = QUANTITY_RANGE.min] = line.exec(text) ?? []
    if (id === undefined || quantities.size === MOST_LINES) throw new SharedListError('damaged')
    quantities.set(unescapeSlug(id), clampQuantity(Number(quantity)))
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}
