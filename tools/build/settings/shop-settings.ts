import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { readSettings, type Settings } from './read-settings.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/build/json-values.ts'
import { readPages } from '#tools/build/pages/read-pages.ts'
import { allCategories, categoriesIn } from './all-categories.ts'
import { settingsFindings } from './settings-findings.ts'
import { SETTINGS_RULES } from './settings-rules.ts'
import { ShopFileError } from './shop-file-error.ts'
import { shopFolder } from './shop-folder.ts'
import { LETTER_ICON, missingPictures, withPictureSizes } from './shop-pictures.ts'
import { withCatalogue } from './with-catalogue.ts'

const SETTINGS_FILE = 'shop.json'
const CATALOGUE_FILE = 'api/products.json'

/**
 * The settings of the shop that is built, with what its catalogue, pictures and pages add to its `shop.json`: they have
 * only the categories that the catalogue has products of.
 *
 * @throws {ShopFileError}
 */
export function shopSettings(): Settings {
  const { SHOP_ADDRESS } = process.env
  const folder = shopFolder()
  const file = existsSync(join(folder, SETTINGS_FILE)) ? readJson(folder, SETTINGS_FILE) : {}
  const json = isRecord(file) && SHOP_ADDRESS ? { ...file, address: SHOP_ADDRESS } : file
  const entries = readCatalogue(folder)
  const settings = parsed(json, categoriesIn(entries))
  const schema = productSchemaOf(allCategories(settings))
  const products = entries.flatMap((entry) => schema.safeParse(entry).data ?? [])
  const shop = withCatalogue(settings, products, folder)
  const faults = [
    ...SETTINGS_RULES.flatMap(({ find }) => find(settings, folder)),
    ...missingPictures(shop, folder),
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

function parsed(json: unknown, found: readonly Category[]): Settings {
  try {
    return readSettings(json, found)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    throw new ShopFileError(SETTINGS_FILE, settingsFindings(error.issues, json))
  }
}

function readCatalogue(folder: string): readonly unknown[] {
  const catalogue = readJson(folder, CATALOGUE_FILE)
  if (Array.isArray(catalogue)) return catalogue
  const fix = 'write a list of products in [ ]'
  throw new ShopFileError(CATALOGUE_FILE, [{ field: '', message: 'is not a list', fix }])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
