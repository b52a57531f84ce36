import { formsOf } from './word-forms.ts'

/** Costs of a posting are below this. In one number with its product, a posting takes little memory. */
export const COSTS = 8

interface Form {
  readonly form: string
  readonly number: number
}

/** The words of all products, collected one product after the other. A word's number is its index in `words`. */
export class Vocabulary {
  readonly words: string[] = []
  readonly numbers = new Map<string, number>()
  /** By word, for each product that has it: its index times `COSTS`, plus what it costs to match it by the word. */
  readonly postings: number[][] = []
  /** Words that are the name of a category: types of product, as those of the kinds are. */
  readonly labels = new Set<number>()
  #text: string | undefined
  #forms: ReadonlyMap<string, readonly Form[]> | undefined

  /** All words, with a space between them: what is not in it is in none of them. Read when all have been added. */
  get text(): string {
    return (this.#text ??= this.words.join(' '))
  }

  /** Words by their forms, as `text` is read. */
  get forms(): ReadonlyMap<string, readonly Form[]> {
    return (this.#forms ??= Map.groupBy(
      this.words.flatMap((word, number) => formsOf(word).map((form) => ({ form, number }))),
      ({ form }) => form,
    ))
  }

  numberOf(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    this.numbers.set(word, this.words.length)
    this.postings.push([])
    return this.words.push(word) - 1
  }

  /** If a product has a word twice, the first cost counts. */
  add(word: string, product: number, cost: number): void {
    const postings = this.postings[this.numberOf(word)]
    const last = postings?.at(-1) ?? -1
    if (Math.floor(last / COSTS) !== product) postings?.push(product * COSTS + cost)
  }
}
