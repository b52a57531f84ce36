import type { Problem } from '#tools/owner/problem.ts'
import type { Terminal } from '#tools/owner/terminal.ts'

/** A terminal that records what a command writes. */
export function recordingTerminal() {
  const lines: string[] = []
  const results: unknown[] = []
  const problems: Problem[] = []
  const terminal: Terminal = {
    line: (text) => lines.push(text),
    result: (value) => results.push(value),
    problems: (found) => problems.push(...found),
  }
  return { ...terminal, lines, results, found: problems }
}
