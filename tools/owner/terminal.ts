import { counted } from './counted.ts'
import { fieldText } from '#tools/site/settings/shop-file-error.ts'
import type { Problem } from './problem.ts'

/** Where a command writes. With `--json`, `result` is the only thing on the standard output. */
export interface Terminal {
  /** A line for people. Nothing with `--json`. */
  line(text: string): void
  /** The one document of `--json`. Nothing without it. */
  result(value: unknown): void
  /** Errors, then warnings, and how many of each, for people. Nothing with `--json`. */
  problems(problems: readonly Problem[]): void
}

export interface Output {
  write(text: string): unknown
}

/** @param isJson whether other programs read the output */
export function terminalOf(stdout: Output, isJson: boolean): Terminal {
  const write = (text: string) => stdout.write(`${text}\n`)
  const line = isJson ? () => undefined : write
  return {
    line,
    problems: (problems) => line(problemsText(problems)),
    result: (value) => {
      if (isJson) write(JSON.stringify(value, undefined, 2))
    },
  }
}

const MOST_OF_A_RULE = 20

/** Rows with the same fault and other cells: the first ones are named. */
const MOST_CELLS = 3

export function problemsText(problems: readonly Problem[]): string {
  const parts = (['error', 'warning'] as const).flatMap((level) => {
    const found = problems.filter((problem) => problem.level === level)
    return found.length === 0
      ? []
      : [[`${counted(found.length, level)}:`, ...problemLines(found).map((line) => `  ${line}`)]]
  })
  if (parts.length === 0) return 'No errors, no warnings.'
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

/** A line for each fault; of many rows with the same one, and of many of a rule, the first ones. */
export function problemLines(problems: readonly Problem[]): string[] {
  const sorted = problems.toSorted(
    (a, b) =>
      Number(isSettings(b)) - Number(isSettings(a)) ||
      Number(a.file > b.file) - Number(a.file < b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  )
  const listed = new Map<string, number>()
  const lines: string[] = []
  const byCell = [...Map.groupBy(sorted, keyOf).values()]
  const lineOfEach = (cells: readonly (readonly Problem[])[]) =>
    cells.length > MOST_CELLS
      ? [{ same: cells.flat(), text: lineOfCells(cells) }]
      : cells.map((same) => ({ same, text: problemLine(same) }))
  const byFault = Map.groupBy(byCell, ([problem]) => problem && faultOf(problem))
  for (const { same, text } of [...byFault.values()].flatMap(lineOfEach)) {
    const rule = same[0]?.rule ?? same[0]?.message ?? ''
    const times = (listed.get(rule) ?? 0) + 1
    listed.set(rule, times)
    if (times <= MOST_OF_A_RULE) lines.push(text)
  }
  const more = [...listed].filter(([, times]) => times > MOST_OF_A_RULE)
  return [
    ...lines,
    ...more.map(
      ([rule, times]) => `… and ${times - MOST_OF_A_RULE} more: ${rule} (--json lists all)`,
    ),
  ]
}

function keyOf(problem: Problem): string {
  return JSON.stringify([faultOf(problem), problem.read])
}

function faultOf({ file, field, message, fix }: Problem): string {
  return JSON.stringify([file, field, message, fix])
}

/** Its faults may be the reason for those of other files. */
function isSettings({ file }: Problem): boolean {
  return /(?:^|[/\\])shop\.json$/.test(file)
}

/** Where, what is wrong, and what to do; the same in several products is one line. */
function problemLine([problem, ...others]: readonly Problem[]): string {
  if (!problem) return ''
  const { file, read, message, fix } = problem
  const found = read === undefined ? message : `${message}, read ${read}`
  const times = others.length + 1
  const each =
    times === 1 ? '' : `${counted(times, /\.md$|shop\.json$/.test(file) ? 'time' : 'product')}: `
  return `${placeOf(problem)}: ${each}${found}; ${fix}`
}

/** One line for the same fault in several cells. */
function lineOfCells(cells: readonly (readonly Problem[])[]): string {
  const [first] = cells.flat()
  if (!first) return ''
  const { message, fix } = first
  const named = cells.slice(0, MOST_CELLS).flatMap(([each]) => each ?? [])
  const read = named.map(({ read = '', line }, index) =>
    index === 0 || line === undefined ? read : `in line ${line} ${read}`,
  )
  const more = counted(cells.flat().length - named.length, 'more row', 'more rows')
  return `${placeOf(first)}: ${message}, read ${read.join(', ')} and ${more}; ${fix}`
}

function placeOf({ file, line, field = '' }: Problem): string {
  return [file + (line === undefined ? '' : `:${line}`), fieldText(field)].filter(Boolean).join(' ')
}
