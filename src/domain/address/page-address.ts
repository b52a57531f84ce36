/**
 * What an address says after its `#`. Its segments are undefined when their encoding is malformed.
 *
 * @param address a whole one, or its part from `#` on
 */
export function pageAddress(address: string) {
  const [, route = ''] = address.split('#')
  const [path = '', ...query] = route.split('?')
  const segments = path.split('/').filter(Boolean).map(decoded)
  return {
    segments: segments.every((segment) => segment !== undefined) ? segments : undefined,
    query: query.join('?'),
  }
}

/**
 * The parameters, all as text. One that is repeated, has no name or has malformed percent-encoding is left out. A percent
 * sign that encodes nothing is one: people type `q=100%`.
 *
 * @param search with or without its `?`
 */
export function parseSearch(search: string): Record<string, string> {
  const values = new Map<string, string | undefined>()
  for (const parameter of search.replace(/^\?+/, '').split('&')) {
    const [name = '', ...rest] = parameter.split('=')
    const key = decodedWord(name)
    if (key) values.set(key, values.has(key) ? undefined : decodedWord(rest.join('=')))
  }
  return Object.fromEntries(
    [...values].flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

/** The query of an address with its `?`, in the order of the keys; empty if no parameter has a value. */
export function stringifySearch(search: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined) parameters.append(key, value)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

function decodedWord(text: string): string | undefined {
  return decoded(text.replaceAll('+', ' ').replace(/%(?![\da-f]{2})/gi, '%25'))
}

/** Undefined when the percent-encoding is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
