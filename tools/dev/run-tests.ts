import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { resultsOf } from './test-results.ts'

/**
 * Runs all tests: types and rules, unit tests and builds side by side, then the browser tests, unless the builds have
 * failed. Prints each line as it comes; at the end, what has failed, and the number of tests passed and failed.
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

const results = resultsOf('test-results')
if (results.failures.length > 0) console.log(`\nFailed tests:\n${results.failures.join('\n')}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const seconds = Math.round((Date.now() - start) / 1000)
console.log(`Took ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
console.log(`${results.passed} passed, ${Math.max(results.failures.length, failed.length)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

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
