import { existsSync, readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'
import { valuesIn } from '#tools/site/json-values.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['failure', 'error'].includes(name),
})

const faultsSchema = z.array(z.union([z.string(), z.object({ message: z.string().optional() })]))

/** Only a test has both names. */
const caseSchema = z.object({
  classname: z.string(),
  name: z.string(),
  failure: faultsSchema.default([]),
  error: faultsSchema.default([]),
  skipped: z.unknown().optional(),
})

/** What both test runners have reported as JUnit writes it. A runner without a report counts as one failure. */
export function resultsOf(folder: string) {
  const reports = ['unit', 'browser'].map((runner) => ({
    runner,
    path: `${folder}/${runner}.xml`,
  }))
  const cases = reports.flatMap(({ path }) => (existsSync(path) ? casesOf(path) : []))
  const failed = cases.filter(({ faults }) => faults.length > 0)
  return {
    passed: cases.filter(({ faults, skipped }) => faults.length === 0 && skipped === undefined)
      .length,
    /** Two lines each: the file and the test, and the first line of what went wrong. */
    failures: [
      ...reports.flatMap(({ runner, path }) =>
        existsSync(path) ? [] : `${runner} tests: no report`,
      ),
      ...failed.map(({ classname, name, faults: [fault = ''] }) => {
        const message = typeof fault === 'string' ? fault : (fault.message ?? '')
        return `  ${classname} ${name}\n      ${message.trim().split('\n')[0] ?? ''}`
      }),
    ],
  }
}

function casesOf(path: string) {
  return valuesIn(parser.parse(readFileSync(path, 'utf8')))
    .flatMap(({ value }) => caseSchema.safeParse(value).data ?? [])
    .map(({ failure, error, ...rest }) => ({ ...rest, faults: [...failure, ...error] }))
}
