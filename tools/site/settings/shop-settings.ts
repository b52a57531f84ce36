import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { readSettings, type Settings, allCategories, categoriesIn } from './read-settings.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import { modelOf } from '#src/domain/product/model.ts'
import { priorPrices } from '#tools/site/prices/prior-prices.ts'
import { say } from '#tools/site/messages/read-messages.ts'
import { isObject, readJsonFile } from '#tools/site/json-values.ts'
import { firstTexts } from '#tools/site/languages/first-texts.ts'
import { entriesInLanguage } from '#tools/site/languages/shop-json.ts'
import { VERSION } from '#tools/site/project-folder.ts'
import { SECOND_STEP, shopPages } from '#tools/site/pages/shop-pages.ts'
import { SETTINGS_RULES, settingsFaults } from './settings-rules.ts'
import { type FileFault, ShopFileError } from './shop-file-error.ts'
import { shopFolder } from './shop-folder.ts'
import { LETTER_ICON, withPictureSizes } from './shop-pictures.ts'

const SETTINGS_FILE = 'shop.json'
const CATALOGUE_FILE = 'api/products.json'

/**
 * The settings of the shop that is built, with what its catalogue, pictures and pages add to its `shop.json`: they have
 * only the categories that the catalogue has products of.
 */
export function shopSettings(): Settings {
  const { SHOP_ADDRESS, SHOP_LANGUAGE } = process.env
  const folder = shopFolder()
  const file = existsSync(join(folder, SETTINGS_FILE)) ? readJson(folder, SETTINGS_FILE) : {}
  const json = isObject(file) && SHOP_ADDRESS ? { ...file, address: SHOP_ADDRESS } : file
  const entries = readCatalogue(folder)
  refuse(settingsFaults(json))
  const settings = readSettings(json, categoriesIn(entries), folder, SHOP_LANGUAGE)
  const schema = productSchemaOf(allCategories(settings))
  const texts = z.array(z.unknown()).parse(entriesInLanguage(CATALOGUE_FILE, entries, settings))
  const products = texts.flatMap((entry) => schema.safeParse(entry).data ?? [])
  const shop = withCatalogue(settings, products, folder)
  refuse(SETTINGS_RULES.flatMap(({ find }) => find(settings, folder)))
  const built = withPages({ logo: LETTER_ICON, ...withPictureSizes(shop, folder) }, folder)
  return withFirstViews(built, products.length, folder)
}

/** How many products a part has on average, and a slice of the whole: a phone reads either within some 50 ms. */
const [IN_PART, IN_SLICE] = [8, 1000]

/** Names the files of a large shop (decision 061). */
function withFirstViews(settings: Settings, count: number, folder: string): Settings {
  if (count <= settings.firstViews) return settings
  const content = createHash('sha256').update(VERSION).update(JSON.stringify(settings))
  // They change with the day, too.
  content.update(JSON.stringify([...priorPrices(folder, settings)]))
  for (const name of ['products', ...Object.keys(settings.categories)]) {
    const file = join(folder, 'api', `${name}.json`)
    if (existsSync(file)) content.update(readFileSync(file))
  }
  return {
    ...settings,
    first: {
      folder: `assets/first-${content.digest('hex').slice(0, 12)}/`,
      parts: Math.ceil(count / IN_PART),
      slices: Math.ceil(count / IN_SLICE),
    },
  }
}

function refuse(faults: readonly FileFault[]): void {
  if (faults.length > 0) throw new ShopFileError(SETTINGS_FILE, faults)
}

/** Adds the owner's own pages. The footer links to those that it does not link to already. */
function withPages(settings: Settings, folder: string): Settings {
  const pages = shopPages(settings, folder)
  const broken = pages.find(({ faults }) => faults.length > 0)
  if (broken) throw new ShopFileError(broken.file, broken.faults)
  const linked = new Set(settings.footer.map(({ link }) => link))
  const links = pages
    .filter(({ name }) => name !== SECOND_STEP)
    .map(({ name, title }) => ({ text: title, link: `#/info/${name}` }))
  const texts = firstTexts(folder, settings)
  return {
    ...settings,
    ...(texts.length > 0 && { firstTexts: texts }),
    footer: [...settings.footer, ...links.filter(({ link }) => !linked.has(link))],
    pages: pages.map(({ name, title, language }) => ({ name, title, language })),
  }
}

function readJson(folder: string, file: string): unknown {
  const path = join(folder, file)
  try {
    return readJsonFile(path)
  } catch (error) {
    const isBroken = error instanceof SyntaxError
    throw broken(
      file,
      isBroken ? `is not valid JSON (${error.message})` : 'is missing or cannot be read',
    )
  }
}

function broken(file: string, message: string): ShopFileError {
  return new ShopFileError(file, [{ field: '', message, fix: 'see what the command check finds' }])
}

function readCatalogue(folder: string): readonly unknown[] {
  const catalogue = readJson(folder, CATALOGUE_FILE)
  if (Array.isArray(catalogue)) return catalogue
  throw broken(CATALOGUE_FILE, 'is not a list')
}

/** The most categories in the title of a shop that has set none. */
const MOST_GOODS = 4

/**
 * Leaves out the categories that the catalogue has no products for, counts the products for the tiles, shows pictures
 * of products on tiles that name none, and writes a title and a description if the settings have none.
 */
function withCatalogue(settings: Settings, products: readonly Product[], folder: string): Settings {
  const counts = countsOf(products)
  const shown = Object.entries(settings.categories).filter(([id]) => counts.has(id))
  if (shown.length === 0) throw broken(CATALOGUE_FILE, 'has no product that the shop can show')
  const goods = goodsOf(
    shown.map(([, { label }]) => label),
    settings,
    folder,
  )
  return {
    ...settings,
    cardPhoto: cardPhotoOf(products),
    description: settings.description || say(settings, folder, 'shop.description', { goods }),
    categories: Object.fromEntries(
      shown.map(([id, category]) => {
        const { tile } = category
        if (tile.picture !== undefined) return [id, category]
        const isThere = (product: Product) => product.category === id && hasPicture(product, folder)
        const { image: picture, pictureSizes } = products.find(isThere) ?? {}
        return [id, { ...category, tile: { ...tile, ...(picture && { picture, pictureSizes }) } }]
      }),
    ),
    amounts: {
      ...Object.fromEntries(counts),
      ...(settings.counts === 'counted' ? {} : settings.amounts),
    },
    titles: { ...settings.titles, home: settings.titles.home || goods },
  }
}

/** Undefined if some are as high as cards can be, 5:4, or if the sizes of none are known. */
function cardPhotoOf(products: readonly Product[]): number | undefined {
  const ratios = products.map(({ pictureSizes }) => pictureSizes?.ratio ?? 0)
  const highest = ratios.reduce((one, other) => Math.max(one, other), 0.5)
  return highest > 0.5 && highest < 1.25 ? Math.round(100 / highest) / 100 : undefined
}

/** How many models each category has, as the tiles say it. */
function countsOf(products: readonly Product[]): ReadonlyMap<Category, number> {
  const byCategory = Map.groupBy(products, ({ category }) => category)
  return new Map(
    [...byCategory].map(([category, all]) => [category, new Set(all.map(modelOf)).size]),
  )
}

function hasPicture({ image }: Product, folder: string): boolean {
  return image.startsWith('https:') || (image !== '' && existsSync(join(folder, image)))
}

/** `Phones, tablets and accessories`; of many categories the first, such as `Bikes, helmets, locks and more`. */
function goodsOf(labels: readonly string[], settings: Settings, folder: string): string {
  const isEnglish = settings.language.startsWith('en')
  const names =
    labels.length > MOST_GOODS
      ? [...labels.slice(0, MOST_GOODS - 1), say(settings, folder, 'shop.more')]
      : labels
  return new Intl.ListFormat(isEnglish ? 'en-GB' : settings.language).format(
    isEnglish ? names.map(asInSentence) : names,
  )
}

/** `Tablets` as `tablets`, except at the beginning; `iPads` and `TVs` stay. */
function asInSentence(label: string, index: number): string {
  return index > 0 && /^[A-Z][a-z]/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}
