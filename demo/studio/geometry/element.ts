/**
 * The element at `index`, counted from the end when negative.
 *
 * @throws RangeError if there is none
 */
export function element<T>(list: readonly T[], index: number): T {
  const found = list.at(index)
  if (found === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`)
  return found
}
