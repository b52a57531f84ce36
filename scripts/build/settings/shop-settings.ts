import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { pageAddress } from '../../../src/domain/address/page-address.ts'
import { CATEGORIES, isCategory, type Category } from '../../../src/domain/product/category.ts'
import { DEFAULT_FACTS } from '../../../src/domain/settings/default-facts.ts'
import { DEFAULT_SETTINGS } from '../../../src/domain/settings/default-settings.ts'
import { productSchema } from '../../../src/domain/product/product.ts'
import { readSettings } from '../../../src/domain/settings/settings-schema.ts'
import type { Settings } from '../../../src/domain/settings/settings.ts'
import { readPages } from '../pages/read-pages.ts'
import { accentFaults } from './accent.ts'
import { missingScript } from './missing-script.ts'
import { orderFaults } from './order-faults.ts'
import { ShopFileError, type FileFault } from './shop-file-error.ts'
import { shopFolder } from './shop-folder.ts'
import { missingPictures, withPictureSizes } from './shop-pictures.ts'
import { readTokens } from './token-colors.ts'

const SETTINGS_FILE = 'shop.json'
const CATALOGUE_FILE = 'api/products.json'

/** What our own shop has beyond those of the specification. */
const OWN_SETTINGS = {
  facts: DEFAULT_FACTS,
  slides: DEFAULT_SETTINGS.slides.map((slide) =>
    slide.title === 'iPhone 16 Pro' ? { ...slide, text: `${slide.text} From $899.` } : slide,
  ),
  rows: [
    {
      title: 'Under $400',
      sentence: 'The cheapest first.',
      filter: '#/phones?price=-400&group=model&sort=price',
    },
    {
      title: 'Small phones',
      sentence: 'Easy to use with one hand.',
      filter: '#/phones?screen=4.7_5.4_5.8_6.0_6.1_6.2&group=model&sort=year',
    },
  ],
}

type Counts = Readonly<Record<Category, number>>

/**
 * The settings of the shop that is built: our own, or with `SHOP_FOLDER` what its `shop.json` says.
 * They then have only the categories that the catalogue has products of.
 *
 * @throws {ShopFileError}
 */
export function shopSettings(root: string): Settings {
  const { SHOP_FOLDER, SHOP_ADDRESS } = process.env
  if (!SHOP_FOLDER) {
    return parsed({ ...OWN_SETTINGS, ...(SHOP_ADDRESS && { address: SHOP_ADDRESS }) })
  }
  const folder = shopFolder(root)
  const file = existsSync(join(folder, SETTINGS_FILE)) ? readJson(folder, SETTINGS_FILE) : {}
  const json = isRecord(file) && SHOP_ADDRESS ? { ...file, address: SHOP_ADDRESS } : file
  const settings = parsed(json)
  const own = isRecord(json) ? json : {}
  const shop = withCatalogue(settings, own, countProducts(readJson(folder, CATALOGUE_FILE)))
  const common = join(root, 'public')
  const faults = [
    ...(shop.accent ? accentFaults(shop.accent, readTokens(root)) : []),
    ...missingScript(shop, folder),
    ...orderFaults(shop),
    ...missingPictures(shop, [folder, common]),
  ]
  if (faults.length > 0) throw new ShopFileError(SETTINGS_FILE, faults)
  return withPages(withPictureSizes(shop, folder), folder)
}

/** Adds the owner's own pages. The footer links to those that it does not link to already. */
function withPages(settings: Settings, folder: string): Settings {
  const pages = readPages(folder)
  const broken = pages.find(({ faults }) => faults.length > 0)
  if (broken) throw new ShopFileError(broken.file, broken.faults)
  const linked = new Set(settings.footer.map(({ link }) => link))
  const links = pages.map(({ name, title }) => ({ text: title, link: `#/info/${name}` }))
  return {
    ...settings,
    footer: [...settings.footer, ...links.filter(({ link }) => !linked.has(link))],
    pages: pages.map(({ name, title }) => ({ name, title })),
  }
}

function readJson(folder: string, file: string): unknown {
  let content: string
  try {
    content = readFileSync(join(folder, file), 'utf8')
  } catch {
    const fix = `make the file ${join(folder, file)}`
    throw new ShopFileError(file, [{ field: '', message: 'is missing or cannot be read', fix }])
  }
  try {
    // Some editors put a byte order mark at the beginning, which JSON does not allow.
    const json: unknown = JSON.parse(content.replace(/^\uFEFF/, ''))
    return json
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    const fix = 'look for a missing comma, quote or bracket'
    throw new ShopFileError(file, [{ field: '', message: `is not valid JSON (${reason})`, fix }])
  }
}

function parsed(json: unknown): Settings {
  try {
    return readSettings(json)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    throw new ShopFileError(
      SETTINGS_FILE,
      error.issues.map(({ path, message }) => faultOf(json, path, message)),
    )
  }
}

/** The schema's messages say what a value must be. */
function faultOf(json: unknown, path: readonly PropertyKey[], message: string): FileFault {
  const field = path.join('.')
  const [, wanted] = /^must be (.*)$/.exec(message) ?? []
  if (wanted === undefined) return { field, message, fix: 'correct its name, or remove it' }
  const fix = `write ${wanted}`
  const value = valueAt(json, path)
  if (value === undefined) return { field, message: 'is missing', fix }
  return { field, read: JSON.stringify(value), message: 'cannot be used', fix }
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    const inner: unknown = Object.getOwnPropertyDescriptor(value, key)?.value
    return inner
  }, json)
}

function countProducts(catalogue: unknown): Counts {
  if (!Array.isArray(catalogue)) {
    const fix = 'write a list of products in [ ]'
    throw new ShopFileError(CATALOGUE_FILE, [{ field: '', message: 'is not a list', fix }])
  }
  const counts = { phones: 0, tablets: 0, accessories: 0 }
  for (const entry of catalogue) {
    const { data } = productSchema.safeParse(entry)
    if (data) counts[data.category]++
  }
  return counts
}

/** Leaves out what the catalogue has no products for, and counts them for the tiles. */
function withCatalogue(
  settings: Settings,
  own: Readonly<Record<string, unknown>>,
  counts: Counts,
): Settings {
  const shown = CATEGORIES.filter(
    (category) => settings.categories[category] && counts[category] > 0,
  )
  if (shown.length === 0) {
    const message = 'has no product that the shop can show'
    const fix = 'see what the command check finds'
    throw new ShopFileError(CATALOGUE_FILE, [{ field: '', message, fix }])
  }
  const isShown = (link: string) => {
    // After the # of another site's address, our paths mean something else.
    const section = link.startsWith('#') ? pageAddress(link).segments?.[0] : undefined
    return section === undefined || !isCategory(section) || shown.includes(section)
  }
  const faults = [
    ...(own.slides === undefined ? [] : missingLinks('slides', settings.slides, isShown)),
    ...missingLinks('footer', settings.footer, isShown),
  ]
  if (faults.length > 0) throw new ShopFileError(SETTINGS_FILE, faults)
  const labels = shown.flatMap((category) => settings.categories[category]?.label ?? [])
  const goods = new Intl.ListFormat('en-GB').format(labels.map(asInSentence))
  return {
    ...settings,
    description:
      own.description === undefined
        ? DEFAULT_SETTINGS.description.replace(DEFAULT_SETTINGS.titles.home, goods)
        : settings.description,
    slides: settings.slides.filter(({ link }) => isShown(link)),
    categories: Object.fromEntries(
      shown.map((category) => [category, settings.categories[category]]),
    ),
    amounts: settings.counts === 'counted' ? counts : settings.amounts,
    titles:
      settings.titles.home === DEFAULT_SETTINGS.titles.home
        ? { ...settings.titles, home: goods }
        : settings.titles,
  }
}

function missingLinks(
  field: string,
  links: readonly { readonly link: string }[],
  isShown: (link: string) => boolean,
): FileFault[] {
  return links.flatMap(({ link }, index) =>
    isShown(link)
      ? []
      : [
          {
            field: `${field}.${index}.link`,
            read: `"${link}"`,
            message: 'leads to a category that the shop does not have',
            fix: 'link to another page, or add products of it',
          },
        ],
  )
}

/** `Tablets` as `tablets`, except at the beginning; `iPads` and `TVs` stay. */
function asInSentence(label: string, index: number): string {
  return index > 0 && /^[A-Z][a-z]/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
