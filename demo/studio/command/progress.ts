const BAR = 28

/** Shows a bar with the time left on a terminal, and prints a line per picture elsewhere. */
export class Progress {
  readonly #total: number
  readonly #start = Date.now()
  #done = 0

  constructor(total: number) {
    this.#total = total
  }

  /** Shows the picture that is being rendered. */
  show(label: string) {
    if (!process.stdout.isTTY) return
    const filled = Math.round((this.#done / this.#total) * BAR)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
    process.stdout.write(`\r\x1b[K${bar} ${this.#done}/${this.#total} ${this.#left()} ${label}`)
  }

  /** Counts a picture as done. */
  finish(label: string, seconds: number) {
    this.#done++
    if (process.stdout.isTTY) this.show(label)
    else
      console.log(`${this.#done}/${this.#total} ${label} ${seconds.toFixed(1)} s, ${this.#left()}`)
  }

  end() {
    if (process.stdout.isTTY) process.stdout.write('\n')
  }

  #left(): string {
    if (this.#done === 0) return ''
    const seconds = ((Date.now() - this.#start) / 1000 / this.#done) * (this.#total - this.#done)
    return seconds > 90 ? `${Math.round(seconds / 60)} min left` : `${Math.round(seconds)} s left`
  }
}
