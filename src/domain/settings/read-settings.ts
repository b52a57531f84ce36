import { priceStyleOf } from '#src/domain/money/price-style.ts'
import { categoriesOf } from './category-settings.ts'
import { withProvider } from './order-settings.ts'
import { settingsSchema } from './settings-schema.ts'

/**
 * The settings in a parsed `shop.json`, with the specification's values for those that it has not set.
 *
 * @throws {z.core.$ZodError} if it is invalid
 */
export function readSettings(json: unknown) {
  const { address, accent, categories: own, order: ways, ...file } = settingsSchema.parse(json)
  const currency = file.currency.toUpperCase()
  const decimals = decimalsOf(currency)
  /** One colour is that of the light theme. */
  const colors: Exclude<typeof accent, string> =
    typeof accent === 'string' ? { light: accent } : accent
  return {
    ...file,
    currency,
    /** How many decimals amounts of the currency have. */
    decimals,
    /** How prices are written; undefined if only `Intl` can write them. */
    priceStyle: priceStyleOf(file.language, currency, decimals),
    address: address && folderAddress(address),
    accent: colors,
    ...categoriesOf(own),
    amounts: { ...SPECIFIED_AMOUNTS, ...file.amounts },
    order: ways && withProvider(ways),
    /** The owner's own pages: the build reads them from `pages/`. */
    pages: NO_PAGES,
  }
}

/** The numbers on the tiles (specification, section 9). */
const SPECIFIED_AMOUNTS: Readonly<Record<string, number>> = {
  phones: 95,
  tablets: 24,
  accessories: 100,
}

/** A page of the owner's own. */
export interface PageSettings {
  /** In its address: `#/info/imprint`. */
  readonly name: string
  readonly title: string
}

const NO_PAGES: readonly PageSettings[] = []

/** The address of a folder: without query and fragment, and with `/` at its end. */
function folderAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}${pathname.endsWith('/') ? '' : '/'}`
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** The specification's shop. */
export const DEFAULT_SETTINGS = readSettings({})
