import type { Output } from './output.ts'

const BAR = 24

/** A line at the end of a terminal, written again and again. Nothing is written if the output is not a terminal. */
export function progressLine(stderr: Output) {
  let shown = ''
  return {
    show(done: number, total: number, what: string) {
      if (stderr.isTTY !== true) return
      const filled = Math.round((BAR * done) / Math.max(total, 1))
      const text = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done} of ${total} ${what}`
      if (text === shown) return
      stderr.write(`\r\u001b[K${text}`)
      shown = text
      if (done >= total) this.clear()
    },
    clear() {
      if (shown !== '') stderr.write('\r\u001b[K')
      shown = ''
    },
  }
}
