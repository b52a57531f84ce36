import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A product as a shopper knows it: its line in the list, and its details. */
export interface Found {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly price: number
  /** 0 if it is not known. */
  readonly year: number
  /** Variants of the same model have the same. */
  readonly family: string
  readonly brand: string
  readonly kind: string
  readonly color: string
  readonly capacity: string
  readonly ram: string
  readonly screen: string
  readonly camera: string
  readonly zoom: string
  readonly sku: string
  readonly gtin: string
  /** Families that an accessory fits. */
  readonly fits: readonly string[]
  readonly facts: Readonly<Record<string, string>>
  /** All that is written about it, in small letters. */
  readonly text: string
}

export type Test = (product: Found, all: readonly Found[]) => boolean

export interface Need {
  readonly query: string
  /** What each of the first three answers must meet. */
  readonly fits: Test
  /** How many answers are checked, if the shop has fewer than three that fit. */
  readonly few?: number
  /** What the very first answer must meet. */
  readonly first?: Test
}

type Row = Readonly<Record<string, unknown>>

const rowsSchema = z.array(z.record(z.string(), z.unknown()))
const factsSchema = z.nullish(z.record(z.string(), z.string()))
const fitsSchema = z.nullish(z.array(z.string()))

/** @param folder with `products.json`, and the details of each category */
export function readFound(folder: string): Found[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const details = files
    .filter((file) => file !== 'products.json')
    .flatMap((file) => readRows(`${folder}/${file}`))
  const byId = new Map(details.map((detail) => [textOf(detail.id), detail]))
  return readRows(`${folder}/products.json`).map((row) => {
    const detail = byId.get(textOf(row.itemId)) ?? byId.get(textOf(row.id)) ?? {}
    return join(row, detail)
  })
}

function readRows(file: string): Row[] {
  return rowsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function join(row: Row, detail: Row): Found {
  const { camera, zoom, processor, resolution, cell, description } = detail
  const facts = { ...factsSchema.parse(row.facts), ...factsSchema.parse(detail.facts) }
  const { name, brand, kind, color, capacity, ram, screen, sku, gtin } = row
  const written = [name, brand, kind, color, capacity, ram, screen, sku, gtin]
  const more = [camera, zoom, processor, resolution, cell, Object.values(facts), description]
  return {
    id: textOf(row.id),
    name: textOf(name),
    category: textOf(row.category),
    price: Number(row.price),
    year: Number(row.year ?? 0),
    family: textOf(row.namespaceId ?? row.id),
    brand: textOf(brand),
    kind: textOf(kind),
    color: textOf(color),
    capacity: textOf(capacity),
    ram: textOf(ram),
    screen: textOf(screen),
    camera: textOf(camera),
    zoom: textOf(zoom),
    sku: textOf(sku),
    gtin: textOf(gtin),
    fits: fitsSchema.parse(row.fits) ?? [],
    facts,
    text: [...written, ...more].map(textOf).join('\n').toLowerCase(),
  }
}

/** All texts in lists and objects, one below the other. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join('\n')
}

/** The numbers before a unit, such as 45 and 15 in `USB-C, 45 W; wireless, 15 W`; with comma or point. */
export function numbersBefore(unit: string, text = ''): number[] {
  const pattern = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*${unit}(?![\\p{L}\\d])`, 'giu')
  return [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replace(',', '.')))
}

/** NaN if it is not known, which is neither more nor less than any number. */
export function grams({ facts }: Found): number {
  return numbersBefore('g', facts.weight)[0] ?? NaN
}

export function milliampereHours({ facts }: Found): number {
  return numbersBefore('mAh', facts.battery ?? facts.batteryCapacity)[0] ?? NaN
}

export function inches({ screen }: Found): number {
  return numbersBefore('"', screen)[0] ?? NaN
}

/** Of storage. */
export function gigabytes({ capacity }: Found): number {
  const [terabytes = NaN] = numbersBefore('TB', capacity)
  return numbersBefore('GB', capacity)[0] ?? 1024 * terabytes
}

/** Of memory. */
export function memory({ ram }: Found): number {
  return numbersBefore('GB', ram)[0] ?? NaN
}

/** How thin it is: the last of the dimensions when it is open. */
export function millimeters({ facts }: Found): number {
  const [, , depth] = facts.dimensions?.split(',')[0]?.split('×') ?? []
  return numbersBefore('mm', depth)[0] ?? NaN
}

/** At most, of charging. */
export function watts({ facts }: Found): number {
  const all = numbersBefore('W', `${facts.charging ?? ''} ${facts.box ?? ''}`)
  return all.length > 0 ? Math.max(...all) : NaN
}

/** At most, without a case that charges. */
export function hours({ facts }: Found): number {
  const all = facts.lasts?.replace(/with the case \d+/, '').match(/\d+(\.\d+)?/g) ?? []
  return all.length > 0 ? Math.max(...all.map(Number)) : NaN
}

export function price(product: Found): number {
  return product.price
}

export function year(product: Found): number {
  return product.year
}

/** For the most instead of the least. */
export function most(value: (product: Found) => number) {
  return (product: Found) => -value(product)
}

/** Meets all of them. */
export function each(...tests: readonly Test[]): Test {
  return (product, all) => tests.every((test) => test(product, all))
}

/** Meets any of them. */
export function either(...tests: readonly Test[]): Test {
  return (product, all) => tests.some((test) => test(product, all))
}

export function not(test: Test): Test {
  return (product, all) => !test(product, all)
}

export function says(pattern: RegExp): Test {
  return ({ text }) => pattern.test(text)
}

export function named(pattern: RegExp): Test {
  return ({ name }) => pattern.test(name)
}

/** Of one of these categories. */
export function inCategory(...ids: readonly string[]): Test {
  return ({ category }) => ids.includes(category)
}

export function size(value: string): Test {
  return ({ capacity }) => capacity === value
}

export function sku(...numbers: readonly string[]): Test {
  return (product) => numbers.includes(product.sku)
}

/** The first number of a fact before its unit, such as 16.5 of `16,5 kg`. */
export function amount(key: string, unit: string) {
  return ({ facts }: Found): number => numbersBefore(unit, facts[key])[0] ?? NaN
}

export function upTo(limit: number, value = price): Test {
  return (product) => value(product) <= limit
}

export function atLeast(limit: number, value: (product: Found) => number): Test {
  return (product) => value(product) >= limit
}

/** Among the models with the least of it, of those that meet `of`; those that are equal to the last of them count too. */
export function least(value: (product: Found) => number, of: Test, models = 3): Test {
  return (product, all) => {
    if (!of(product, all)) return false
    const values = modelValues(value, of, all)
    const limit = [...values.values()].sort((a, b) => a - b)[Math.min(models, values.size) - 1]
    const own = values.get(product.family)
    return own !== undefined && limit !== undefined && own <= limit
  }
}

/** Among the share of the models with the least of it: what an adjective such as 'light' asks for. */
export function little(value: (product: Found) => number, of: Test, share = 0.4): Test {
  return (product, all) => {
    const models = Math.ceil(share * modelValues(value, of, all).size)
    return least(value, of, models)(product, all)
  }
}

/** For each model the least that one of its variants has. */
function modelValues(
  value: (product: Found) => number,
  of: Test,
  all: readonly Found[],
): Map<string, number> {
  const values = new Map<string, number>()
  for (const product of all) {
    const own = value(product)
    if (Number.isNaN(own) || !of(product, all)) continue
    values.set(product.family, Math.min(own, values.get(product.family) ?? Infinity))
  }
  return values
}
