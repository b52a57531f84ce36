/** The element at `index`, counted from the end when negative; a missing one is a programming error. */
export function element<T>(list: readonly T[], index: number): T {
  const found = list.at(index)
  if (found === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`)
  return found
}
