import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as z from 'zod/mini'
import type { Product } from '#src/domain/product/product.ts'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import { faultsOf } from '#tests/domain/search/faults-of.ts'
import { modelNames } from '#tests/domain/search/model-names.ts'
import { eachQuery, QUERIES } from '#tests/domain/search/queries.ts'
import { mistyped } from '#tests/domain/search/typing-errors.ts'
import { differentProducts } from './different-products.ts'
import { figureOf, type Figure } from './figure.ts'
import { ENGINES, type Engine } from './search-engines.ts'

/** How fast one engine searches one catalogue; times are milliseconds of processor time. */
export interface SearchSpeed {
  readonly engine: string
  readonly products: number
  readonly build: number
  readonly longestSlice: number
  readonly query: Figure
  /** The heap that the index takes, in bytes. */
  readonly memory: number
}

/** What one engine finds, as shares from 0 to 1. */
export interface SearchQuality {
  readonly engine: string
  /** Compressed code. */
  readonly bytes: number
  /** Queries of the table whose first product is right, and those where everything is. */
  readonly first: number
  readonly all: number
  /** Queries with one typing error whose first model is right. */
  readonly errors: number
}

export interface SearchReport {
  readonly quality: readonly SearchQuality[]
  readonly speed: readonly SearchSpeed[]
}

const WRITTEN = Object.values(QUERIES).flatMap(eachQuery)

/** Queries for any catalogue, besides names of its products. */
const COMMON = [
  'phone',
  'p',
  'blue phone 256gb',
  'silicone case',
  'watch under 200',
  'headphnes',
  'qwertzuiop asdfgh',
]

/** The processor's clock counts in milliseconds, and most queries take less. */
const REPEATS = 5

/** Measures our own search and MiniSearch beside it, in Node.js on a processor at full speed. */
export async function measureSearch(sizes: readonly number[]): Promise<SearchReport> {
  const quality: SearchQuality[] = []
  const speed: SearchSpeed[] = []
  for (const engine of ENGINES) quality.push(await qualityOf(engine))
  for (const size of sizes) {
    for (const engine of ENGINES) speed.push(await speedOf(engine, size))
  }
  return { quality, speed }
}

async function qualityOf(engine: Engine): Promise<SearchQuality> {
  const search = await engine.build(catalogue, () => Promise.resolve())
  const faults = WRITTEN.map(([query, expected]) => {
    const products = search(query)
    // Only the results are compared: MiniSearch does not leave out words.
    const leftOut = expected.leftOut === undefined ? [] : [expected.leftOut]
    return faultsOf(expected, { products, leftOut })
  })
  const pairs = modelNames(catalogue).flatMap((name) =>
    (['swapped', 'dropped', 'added', 'changed'] as const).flatMap((error) =>
      mistyped(name, error).map((query) => ({ name, query })),
    ),
  )
  const modelFor = (query: string) => search(query)[0]?.namespaceId
  return {
    engine: engine.name,
    bytes: await engine.bytes(),
    first: shareOf(faults, (own) => !own.some((fault) => fault.startsWith('first'))),
    all: shareOf(faults, (own) => own.length === 0),
    errors: shareOf(pairs, ({ name, query }) => modelFor(query) === modelFor(name)),
  }
}

async function speedOf(engine: Engine, size: number): Promise<SearchSpeed> {
  const products = size <= catalogue.length ? catalogue : parsed(differentProducts(size))
  const before = await usedMemory()
  const slices: number[] = []
  let start = processorTime()
  const search = await engine.build(products, async () => {
    slices.push(processorTime() - start)
    await setImmediate()
    start = processorTime()
  })
  slices.push(processorTime() - start)
  const memory = (await usedMemory()) - before
  const names = products.filter((_, index) => index % Math.ceil(size / 20) === 0)
  const queries = [...COMMON, ...names.flatMap(({ name }) => [name, ...mistyped(name, 'swapped')])]
  for (const query of queries) search(query)
  return {
    engine: engine.name,
    products: products.length,
    build: slices.reduce((sum, slice) => sum + slice, 0),
    longestSlice: Math.max(...slices),
    query: figureOf(
      queries.map((query) => {
        start = processorTime()
        for (let time = 0; time < REPEATS; time++) search(query)
        return (processorTime() - start) / REPEATS
      }),
    ),
    memory,
  }
}

/** As products come from a file: each with texts of its own. */
function parsed(products: readonly Product[]): Product[] {
  return z.array(z.custom<Product>()).parse(JSON.parse(JSON.stringify(products)))
}

function shareOf<Item>(items: readonly Item[], isRight: (item: Item) => boolean): number {
  return items.filter(isRight).length / items.length
}

/** The processor time of this thread, in milliseconds: the machine may do other work too. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What is left after garbage collections: one is not enough for what has just been used. */
async function usedMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  for (let round = 0; round < 3; round++) {
    runInNewContext('gc()')
    await setImmediate()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
