import { stripComments } from 'jsonc-parser'
import { readFileSync } from 'node:fs'

/** The value in a JSON file. Some editors put a byte order mark at its beginning, which JSON does not allow. */
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const value: unknown = JSON.parse(withoutComments(file, text))
  return value
}

/** A text with spaces for its comments. Only `shop.json` may have some: browsers read the catalogue's files. */
export function withoutComments(file: string, text: string): string {
  return /(?:^|[/\\])shop\.json$/.test(file) ? stripComments(text, ' ') : text
}

/** The same; undefined for what is missing or no JSON, which the command check reports. */
export function tryJsonFile(file: string): unknown {
  try {
    return readJsonFile(file)
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const LONGEST = 60

/** A value as a message shows it: JSON, shortened. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The value at a path such as `['slides', 0, 'title']`; undefined if it leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined),
    value,
  )
}

interface ValueAt {
  /** The fields that lead to it: `['slides', '0', 'title']`. */
  readonly path: readonly string[]
  readonly value: unknown
}

/** A value, and all inside it. Without calls of itself, so that the list is made once, and values may be deep. */
export function valuesIn(value: unknown): ValueAt[] {
  const found: ValueAt[] = []
  const rest: ValueAt[] = [{ path: [], value }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    found.push(next)
    const { path, value } = next
    const inner = isObject(value) ? Object.entries(value) : []
    for (const [key, each] of inner.reverse()) rest.push({ path: [...path, key], value: each })
  }
  return found
}

export function textsIn(json: unknown) {
  return valuesIn(json).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, value }] : [],
  )
}
