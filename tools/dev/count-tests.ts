import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** Adds up the reports of both test runners and prints `N passed, N failed`. A missing report counts as a failure. */
const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

const unit = read('test-results/unit.json', unitReport)
const browser = read('test-results/browser.json', browserReport)

const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0)
const failed =
  (unit ? unit.numFailedTests : 1) + (browser ? browser.stats.unexpected + browser.stats.flaky : 1)
console.log(`${passed} passed, ${failed} failed`)

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(path)) return undefined
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
}
