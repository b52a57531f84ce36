import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { readText, watchStorage, writeText } from './browser-storage.ts'

/** What is stored under a key, where anyone may change it. */
export interface Persisted<Value> {
  readonly key: string
  /** Before anything is stored. */
  readonly initial: Value
  /** Reads parsed JSON: what is valid, and whether that is all. Throws if nothing can be read. */
  readonly parse: (json: unknown) => { readonly value: Value; readonly isWhole: boolean }
  /** The JSON form; the value itself unless given. */
  readonly form?: (value: Value) => unknown
}

/**
 * An atom whose truth is the browser's storage: it shows what any tab has written. `current` reads the storage now, and
 * is what every change begins with. A text that is not all valid stays under `<key>.rejected`.
 */
export function persistedAtom<Value>({ key, initial, parse, form }: Persisted<Value>) {
  let text: string | null = null
  let value = initial

  const read = (stored: string | null): Value => {
    if (stored === null) return initial
    const { value, isWhole } = attempt(stored)
    if (!isWhole) writeText(`${key}.rejected`, stored)
    return value
  }
  const attempt = (stored: string) => {
    try {
      return parse(JSON.parse(stored))
    } catch {
      return { value: initial, isWhole: false }
    }
  }
  const current = (): Value => {
    const stored = readText(key)
    // The same text is the same object, so that nothing renders again.
    if (stored !== text) [text, value] = [stored, read(stored)]
    return value
  }
  const write = (next: Value) => {
    ;[text, value] = [JSON.stringify(form ? form(next) : next), next]
    writeText(key, text)
  }

  const storage = {
    getItem: current,
    setItem: (_key: string, next: Value) => write(next),
    removeItem: () => write(initial),
    subscribe: (_key: string, show: (value: Value) => void) => watchStorage(() => show(current())),
  }
  return { atom: atomWithStorage(key, initial, storage, { getOnInit: true }), current }
}

/** The valid entries of an array, and whether these are all. Throws if it is no array. */
export function validEntries<Entry>(json: unknown, schema: z.ZodMiniType<Entry>) {
  const results = z
    .array(z.unknown())
    .parse(json)
    .map((entry) => schema.safeParse(entry))
  return {
    entries: results.flatMap(({ success, data }) => (success ? [data] : [])),
    isWhole: results.every(({ success }) => success),
  }
}
