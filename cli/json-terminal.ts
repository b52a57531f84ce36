import { progressLine } from './progress-line.ts'
import type { Output } from './output.ts'
import type { Terminal } from './terminal.ts'

/** For other programs: one JSON document. */
export function jsonTerminal(stdout: Output, stderr: Output): Terminal {
  const progress = progressLine(stderr)
  return {
    line: () => undefined,
    problems: () => undefined,
    result: (value) => {
      progress.clear()
      stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
    },
    progress: (done, total, what) => progress.show(done, total, what),
  }
}
