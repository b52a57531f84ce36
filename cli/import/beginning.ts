/** The beginning of a string that comes in pieces, at least `length` characters or all of it, and the whole text. */
export async function beginning(
  text: AsyncIterable<string>,
  length: number,
): Promise<{ start: string; whole: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]()
  const first: string[] = []
  for (let read = 0; read < length;) {
    const next = await pieces.next()
    if (next.done === true) break
    first.push(next.value)
    read += next.value.length
  }
  const start = first.join('')
  async function* whole() {
    yield start
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      yield next.value
    }
  }
  return { start, whole: whole() }
}
