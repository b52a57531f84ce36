import type { Problem } from './problem.ts'
import { problemsText } from './problems-text.ts'

/** Where a command writes. With `--json`, `result` is the only thing on the standard output. */
export interface Terminal {
  /** A line for people. Nothing with `--json`. */
  line(text: string): void
  /** The one document of `--json`. Nothing without it. */
  result(value: unknown): void
  /** Errors, then warnings, and how many of each, for people. Nothing with `--json`. */
  problems(problems: readonly Problem[]): void
  /** How far the work is. Nothing if the output is not a terminal. */
  progress(done: number, total: number, what: string): void
}

/** What the program writes to: a stream of the process, or of a test. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** For people. */
export function textTerminal(stdout: Output, stderr: Output): Terminal {
  const { clear, progress } = progressLine(stderr)
  const line = (text: string) => {
    clear()
    stdout.write(`${text}\n`)
  }
  return {
    line,
    problems: (problems) => line(problemsText(problems)),
    result: () => undefined,
    progress,
  }
}

/** For other programs: one JSON document. */
export function jsonTerminal(stdout: Output, stderr: Output): Terminal {
  const { clear, progress } = progressLine(stderr)
  return {
    line: () => undefined,
    problems: () => undefined,
    result: (value) => {
      clear()
      stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
    },
    progress,
  }
}

const BAR = 24

/** A line at the end of a terminal, written again and again. */
function progressLine(stderr: Output) {
  let shown = ''
  const clear = () => {
    if (shown !== '') stderr.write('\r\u001b[K')
    shown = ''
  }
  const progress = (done: number, total: number, what: string) => {
    if (stderr.isTTY !== true) return
    const filled = Math.round((BAR * done) / Math.max(total, 1))
    const text = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done} of ${total} ${what}`
    if (text === shown) return
    stderr.write(`\r\u001b[K${text}`)
    shown = text
    if (done >= total) clear()
  }
  return { clear, progress }
}
