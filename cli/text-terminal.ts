import { problemsText } from './problems-text.ts'
import { progressLine } from './progress-line.ts'
import type { Output } from './output.ts'
import type { Terminal } from './terminal.ts'

/** For people. */
export function textTerminal(stdout: Output, stderr: Output): Terminal {
  const progress = progressLine(stderr)
  const line = (text: string) => {
    progress.clear()
    stdout.write(`${text}\n`)
  }
  return {
    line,
    problems: (problems) => line(problemsText(problems)),
    result: () => undefined,
    progress: (done, total, what) => progress.show(done, total, what),
  }
}
