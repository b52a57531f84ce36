import { readText, subscribeToKey, writeText } from './browser-storage.ts'

/** How a value is read from and written to the browser's storage, which anyone may have written. */
export interface PersistedFormat<Value> {
  /** Reads parsed JSON of any shape; `rejected` tells that something in it had to be left out. */
  readonly read: (json: unknown) => { readonly value: Value; readonly rejected: boolean }
  /** The JSON form, in the shape of the specification, section 7. */
  readonly write: (value: Value) => unknown
}

/** A value kept under one key, in the form in which `atomWithStorage` takes its storage. */
export interface PersistedValue<Value> {
  /** What storage holds now, which another tab may have written last. */
  readonly current: () => Value
  readonly getItem: () => Value
  readonly setItem: (key: string, value: Value) => void
  readonly removeItem: () => void
  readonly subscribe: (key: string, callback: (value: Value) => void) => () => void
}

/**
 * Storage for an atom. What does not parse is left out of the value, and the original text is kept under
 * `<key>.rejected`, so that nothing is silently destroyed.
 */
export function persistedValue<Value>(
  key: string,
  initial: Value,
  format: PersistedFormat<Value>,
): PersistedValue<Value> {
  const current = () => readValue(key, initial, format)
  return {
    current,
    getItem: current,
    setItem: (_key, value) => writeText(key, JSON.stringify(format.write(value))),
    removeItem: () => writeText(key, JSON.stringify(format.write(initial))),
    subscribe: (_key, callback) => subscribeToKey(key, () => callback(current())),
  }
}

function readValue<Value>(key: string, initial: Value, format: PersistedFormat<Value>): Value {
  const text = readText(key)
  if (text === null) return initial
  try {
    const { value, rejected } = format.read(JSON.parse(text))
    if (rejected) keepRejected(key, text)
    return value
  } catch {
    keepRejected(key, text)
    return initial
  }
}

function keepRejected(key: string, text: string): void {
  const rejectedKey = `${key}.rejected`
  if (readText(rejectedKey) !== text) writeText(rejectedKey, text)
}
