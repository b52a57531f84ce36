/** What the program writes to: a stream of the process, or of a test. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}
