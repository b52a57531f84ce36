import { formsOf } from '#src/domain/text/word-forms.ts'

/** Costs of a posting are below this. In one number with its product, a posting takes little memory. */
export const COSTS = 8

/** The words of all products, collected one product after the other. A word's number is its index in `words`. */
export class Vocabulary {
  readonly words: string[] = []
  readonly numbers = new Map<string, number>()
  /** Words by their forms: `formsOf`. */
  readonly forms = new Map<string, readonly number[]>()
  /** By word, for each product that has it: its index times `COSTS`, plus what it costs to match it by the word. */
  readonly postings: number[][] = []
  /** Words that are the name of a category: types of product, as those of the kinds are. */
  readonly labels = new Set<number>()
  #text: string | undefined

  /** All words, with a space between them: what is not in it is in none of them. Read when all have been added. */
  get text(): string {
    return (this.#text ??= this.words.join(' '))
  }

  numberOf(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const number = this.words.push(word) - 1
    this.numbers.set(word, number)
    this.postings.push([])
    for (const form of formsOf(word))
      this.forms.set(form, [...(this.forms.get(form) ?? []), number])
    return number
  }

  /** If a product has a word twice, the first cost counts. */
  add(word: string, product: number, cost: number): void {
    const postings = this.postings[this.numberOf(word)]
    const last = postings?.at(-1) ?? -1
    if (Math.floor(last / COSTS) !== product) postings?.push(product * COSTS + cost)
  }
}
