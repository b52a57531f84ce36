import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

const unitSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})

interface Suite {
  readonly specs: z.infer<typeof specSchema>[]
  readonly suites: Suite[]
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema).default([]),
  suites: z.lazy(() => z.array(suiteSchema)).default([]),
})

const browserSchema = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(suiteSchema),
})

interface TestResults {
  readonly passed: number
  /** A line each: the file, the test, and the first line of what went wrong. */
  readonly failures: readonly string[]
}

/** What both test runners have reported. A runner without a report counts as one failure. */
export function resultsOf(folder: string): TestResults {
  const unit = read(`${folder}/unit.json`, unitSchema)
  const browser = read(`${folder}/browser.json`, browserSchema)
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0),
    failures: [
      ...(unit ? unit.testResults.flatMap(unitFailures) : ['unit tests: no report']),
      ...(browser ? browser.suites.flatMap(browserFailures) : ['browser tests: no report']),
    ],
  }
}

type File = z.infer<typeof unitSchema>['testResults'][number]

function unitFailures({ name, status, message, assertionResults }: File): string[] {
  const file = name.replace(/^.*\/tests\//, 'tests/')
  const failed = assertionResults.filter((each) => each.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [line(file, '', message)]
  return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]))
}

function browserFailures({ specs, suites }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) =>
      line(file, title, tests[0]?.results[0]?.errors[0]?.message),
    ),
    ...suites.flatMap(browserFailures),
  ]
}

function line(file: string, test: string, message = ''): string {
  const [first = ''] = message.split('\n')
  return `  ${file} ${test}\n      ${first}`
}

function read<Report>(path: string, schema: z.ZodType<Report>): Report | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
