/** A function that thousands of products ask for the same few texts. */
export function remembered<Value extends object | boolean>(
  find: (text: string) => Value,
): (text: string) => Value {
  const found = new Map<string, Value>()
  return (text) => {
    const value = found.get(text) ?? find(text)
    found.set(text, value)
    return value
  }
}
