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

/** @param isJson whether other programs read the output */
export function terminalOf(stdout: Output, stderr: Output, isJson: boolean): Terminal {
  const { clear, progress } = progressLine(stderr)
  const write = (text: string) => {
    clear()
    stdout.write(`${text}\n`)
  }
  const line = isJson ? () => undefined : write
  return {
    line,
    problems: (problems) => line(problemsText(problems)),
    result: (value) => {
      if (isJson) write(JSON.stringify(value, undefined, 2))
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
