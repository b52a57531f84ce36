import { factValue } from '#src/domain/facts/fact-values.ts'
import { isMemory } from '#src/domain/text/units.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { answers } from '#tools/site/settings/settings-rules.ts'
import { textsOf } from '#tools/owner/catalogue.ts'
import { hasTags } from '#tools/owner/cells/plain-text.ts'
import { colorValue, isPaintable } from '#tools/owner/color-value.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { optionProblems } from './entry-problems.ts'
import { problemsAt, type Place } from './problems.ts'

/** An older year is more likely a typing error. */
const FIRST_YEAR = 1970

export function* productProblems(
  product: Product,
  { decimals, currency, order }: Settings,
  place: Place,
): Generator<Problem> {
  const { year = FIRST_YEAR, itemId, color, screen, ram, capacity, price, fullPrice } = product
  const problem = problemsAt(place)
  if (year < FIRST_YEAR || year > new Date().getFullYear() + 1)
    yield problem('year-range', 'year', year, { first: FIRST_YEAR })
  if (!/^[\p{L}\p{N}._~-]+$/u.test(itemId)) yield problem('slug-characters', 'itemId', itemId)
  if (color !== undefined && product.colorValue === undefined && !isPaintable(color))
    yield problem('color-swatch', 'color', color, { value: colorValue(color) ?? '#2e8b57' })
  if (screen.trim() !== '' && factValue({ type: 'inches' }, screen) === undefined)
    yield problem('unit-unknown screen', 'screen', screen)
  if (ram.trim() !== '' && !isMemory(ram)) yield problem('unit-unknown ram', 'ram', ram)
  const isDevice = product.category === 'phones' || product.category === 'tablets'
  if (capacity.trim() !== '' && isDevice && !isMemory(capacity))
    yield problem('unit-unknown capacity', 'capacity', capacity)
  if (price > fullPrice) yield problem('discount-above-regular', 'price', price, { fullPrice })
  const isOnRequest = product.availability === 'request'
  if (price === 0 && !isOnRequest) yield problem('price-zero', 'price', price)
  if (price > 0 && isOnRequest) yield problem('request-priced', 'price', price)
  if (isOnRequest && !answers(order)) yield problem('request-nowhere', 'availability', 'request')
  const most = decimals === 0 ? 'no decimals' : `at most ${decimals}`
  for (const [field, amount] of Object.entries({ price, fullPrice })) {
    if (Number(amount.toFixed(decimals)) !== amount)
      yield problem('price-decimals', field, amount, { currency, most })
  }
  if (product.options !== undefined) {
    yield* optionProblems(product.options, place)
    if (order?.provider && !answers(order)) yield problem('options-untold', 'options')
  }
  const { name, brand } = product
  yield* textProblems(Object.entries({ name, screen, capacity, ram, color, brand }), place)
}

/** Problems of the texts that only the details have. */
export function* detailProblems(detail: ProductDetail, place: Place): Generator<Problem> {
  const { resolution, processor, camera, zoom, cell, description } = detail
  const texts = [
    ...Object.entries({ resolution, processor, camera, zoom }),
    ...cell.map((text) => ['cell', text] as const),
    ...textsOf(description).map((text) => ['description', text] as const),
  ]
  yield* textProblems(texts, place)
}

/** Texts that were damaged on their way into the file, or come from a web page. */
function* textProblems(
  texts: readonly (readonly [field: string, text: string | null | undefined])[],
  place: Place,
): Generator<Problem> {
  const problem = problemsAt(place)
  for (const [field, given] of texts) {
    const text = given ?? ''
    if (field === 'name' && text.trim() === '') yield problem('name-blank', field, text)
    if (hasTags(text)) yield problem('text-markup', field, text)
    if (/&(?:[a-z]{2,8}\d*|#\d{1,6}|#x[\da-f]{1,6});/i.test(text))
      yield problem('text-entity', field, text)
    if (/\uFFFD|[ÃÂ][\u0080-\u00bf]|â€/.test(text)) yield problem('text-encoding', field, text)
  }
}
