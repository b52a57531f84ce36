/** The words of all products. A word's number is its index in `words`. */
export interface Vocabulary {
  readonly words: readonly string[]
  /** All words, with a space between them: what is not in it is in none of them. */
  readonly text: string
  readonly numbers: ReadonlyMap<string, number>
  /** The postings of word `n` are those from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Uint32Array
  /** A product's index times `COSTS`, plus what it costs to match the product by the word. */
  readonly postings: Uint32Array
}

/** Costs of a posting are below this. In one number with its product, a posting takes four bytes. */
export const COSTS = 8

/** Collects the words of one product after the other. */
export class VocabularyBuilder {
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #postings: number[][] = []

  /** The number of a word, which is new to the vocabulary or not. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    this.#postings.push([])
    return this.#words.push(word) - 1
  }

  has(word: string): boolean {
    return this.#numbers.has(word)
  }

  /** Adds a word of a product. If a product has a word twice, the first cost counts. */
  add(word: string, product: number, cost: number): void {
    const postings = this.#postings[this.numberOf(word)]
    const last = postings?.at(-1) ?? -1
    if (Math.floor(last / COSTS) !== product) postings?.push(product * COSTS + cost)
  }

  finish(): Vocabulary {
    const starts = new Uint32Array(this.#postings.length + 1)
    let end = 0
    for (const [number, { length }] of this.#postings.entries()) {
      end += length
      starts[number + 1] = end
    }
    const postings = new Uint32Array(end)
    for (const [number, own] of this.#postings.entries()) postings.set(own, starts[number])
    const text = this.#words.join(' ')
    return { words: this.#words, text, numbers: this.#numbers, starts, postings }
  }
}

/** The postings of a word, in the catalogue's order. */
export function postingsOf({ starts, postings }: Vocabulary, word: number): Uint32Array {
  return postings.subarray(starts[word], starts[word + 1])
}
