import type { Problem } from './problem.ts'

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
