import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { budgetFaults } from './compare.ts'
import { measureRoutes } from './measure.ts'

/** Compares the JavaScript of each route in `dist/` with the accepted sizes; `--write` accepts the current sizes. */
const BUDGET = 'scripts/budget/budget.json'

const budgetSchema = z.record(
  z.string(),
  z.object({ bytes: z.number(), modules: z.record(z.string(), z.number()) }),
)

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const measured = measureRoutes('dist')
if (options.write) writeFileSync(BUDGET, `${JSON.stringify(measured, undefined, 2)}\n`)

const known = budgetSchema.parse(JSON.parse(readFileSync(BUDGET, 'utf8')))
const faults = budgetFaults(known, measured)
console.table(
  Object.fromEntries(
    Object.entries(measured).map(([route, { bytes }]) => [
      route,
      { 'brotli bytes': bytes, accepted: known[route]?.bytes },
    ]),
  ),
)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
