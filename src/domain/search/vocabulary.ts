import { formsOf } from '#src/domain/text/word-forms.ts'

/** More than any cost of a word: a posting is one number, the product's index times this, plus the cost. */
export const COSTS = 8

/** The words of all products, collected one product after the other. A word's number is its index in `words`. */
export class Vocabulary {
  readonly words: string[] = []
  readonly numbers = new Map<string, number>()
  /** Words by their forms: `formsOf`. */
  readonly forms = new Map<string, readonly number[]>()
  /** By word, a posting for each product that has it. */
  readonly postings: number[][] = []
  /** Numbers of words that are the name of a category. They count as types of product. */
  readonly labels = new Set<number>()
  #text: string | undefined

  /** All words in one text, to look for a part of a word quickly. Only read when all words have been added. */
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
