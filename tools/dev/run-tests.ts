import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod'

const unitSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
})

/**
 * Runs all tests: types and rules, unit tests and builds side by side, then the browser tests, unless the builds have
 * failed. Prints each line as it comes; at the end, which of these have failed, and the number of tests.
 */
rmSync('test-results', { recursive: true, force: true })
const start = Date.now()
const [code, unit, build] = await Promise.all(
  ['test:code', 'test:unit', 'test:build'].map((name) => run(name)),
)
const browser = build && (await run('test:browser'))
const steps = {
  'types and rules': code,
  'unit tests': unit,
  builds: build,
  'browser tests': browser,
}
const failed = Object.entries(steps).flatMap(([name, isPassed]) => (isPassed ? [] : name))

const unitTests = read('unit', unitSchema)
const browserTests = read('browser', browserSchema)?.stats
const passedTests = (unitTests?.numPassedTests ?? 0) + (browserTests?.expected ?? 0)
const failedTests = (unitTests?.numFailedTests ?? 0) + (browserTests?.unexpected ?? 0)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const seconds = Math.round((Date.now() - start) / 1000)
console.log(`Took ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
// A test file that cannot be loaded has no tests to count.
console.log(`${passedTests} passed, ${Math.max(failedTests, failed.length)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

/** What a test runner has reported; undefined if it has not run. */
function read<Report>(runner: string, schema: z.ZodType<Report>): Report | undefined {
  const file = `test-results/${runner}.json`
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Whether a script of `package.json` has passed. */
function run(name: string): Promise<boolean> {
  const child = spawn('node', ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${name.slice(5).padEnd(7)} ${line}`))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status === 0))
  })
}
