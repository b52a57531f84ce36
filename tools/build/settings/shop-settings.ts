import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { DEFAULT_FACTS } from '#src/domain/settings/default-facts.ts'
import { DEFAULT_SETTINGS, readSettings } from '#src/domain/settings/read-settings.ts'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { readJsonFile } from '#tools/build/json-values.ts'
import { PROJECT_FOLDER } from '#tools/build/project-folder.ts'
import { readPages } from '#tools/build/pages/read-pages.ts'
import { allCategories } from './all-categories.ts'
import { settingsFindings } from './settings-findings.ts'
import { SETTINGS_RULES } from './settings-rules.ts'
import { ShopFileError } from './shop-file-error.ts'
import { shopFolder } from './shop-folder.ts'
import { LETTER_ICON, missingPictures, withPictureSizes } from './shop-pictures.ts'
import { withCatalogue } from './with-catalogue.ts'

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

/**
 * The settings of the shop that is built: our own, or with `SHOP_FOLDER` what its `shop.json` says.
 * They then have only the categories that the catalogue has products of.
 *
 * @throws {ShopFileError}
 */
export function shopSettings(): Settings {
  const { SHOP_FOLDER, SHOP_ADDRESS } = process.env
  if (!SHOP_FOLDER) {
    return parsed({ ...OWN_SETTINGS, ...(SHOP_ADDRESS && { address: SHOP_ADDRESS }) })
  }
  const folder = shopFolder()
  const file = existsSync(join(folder, SETTINGS_FILE)) ? readJson(folder, SETTINGS_FILE) : {}
  const json = isRecord(file) && SHOP_ADDRESS ? { ...file, address: SHOP_ADDRESS } : file
  const settings = parsed(json)
  const own = isRecord(json) ? json : {}
  const products = readProducts(folder, allCategories(settings))
  const shop = withCatalogue(settings, { own, products, folder })
  const common = join(PROJECT_FOLDER, 'public')
  const faults = [
    ...SETTINGS_RULES.flatMap(({ find }) => find(settings, folder)),
    ...missingPictures(shop, [folder, common]),
  ]
  if (faults.length > 0) throw new ShopFileError(SETTINGS_FILE, faults)
  return withPages({ logo: LETTER_ICON, ...withPictureSizes(shop, folder) }, folder)
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
  const path = join(folder, file)
  try {
    return readJsonFile(path)
  } catch (error) {
    const fault =
      error instanceof SyntaxError
        ? {
            message: `is not valid JSON (${error.message})`,
            fix: 'look for a missing comma, quote or bracket',
          }
        : { message: 'is missing or cannot be read', fix: `make the file ${path}` }
    throw new ShopFileError(file, [{ field: '', ...fault }])
  }
}

function parsed(json: unknown): Settings {
  try {
    return readSettings(json)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    throw new ShopFileError(SETTINGS_FILE, settingsFindings(error.issues, json))
  }
}

function readProducts(folder: string, categories: readonly Category[]): Product[] {
  const catalogue = readJson(folder, CATALOGUE_FILE)
  if (!Array.isArray(catalogue)) {
    const fix = 'write a list of products in [ ]'
    throw new ShopFileError(CATALOGUE_FILE, [{ field: '', message: 'is not a list', fix }])
  }
  const schema = productSchemaOf(categories)
  return catalogue.flatMap((entry) => schema.safeParse(entry).data ?? [])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
