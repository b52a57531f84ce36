import { readText, subscribeToKey, writeText } from './browser-storage.ts'

/** How a value is read from and written to the browser's storage, which anyone may have written. */
export interface PersistedFormat<Value> {
  /** Reads parsed JSON of any shape; `rejected` tells that something in it had to be left out. */
  readonly read: (json: unknown) => { readonly value: Value; readonly rejected: boolean }
  /** The JSON form, in the shape of the specification, section 7. */
  readonly write: (value: Value) => unknown
  /** This tab's value, and what another one has added to `before`, which neither had from the other. */
  readonly merge: (ours: Value, theirs: Value, before: Value) => Value
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

/** What this tab has written last. */
interface OwnWrite<Value> {
  readonly before: Value
  readonly value: Value
  readonly text: string
}

/**
 * Storage for an atom. What does not parse is left out of the value, and the original text is kept under
 * `<key>.rejected`, so that nothing is silently destroyed. Two tabs that write in the same moment do not see each
 * other's text, and the later one goes over the earlier: its tab notices when it is told of the earlier text, and
 * writes what both have added.
 */
export function persistedValue<Value>(
  key: string,
  initial: Value,
  format: PersistedFormat<Value>,
): PersistedValue<Value> {
  let own: OwnWrite<Value> | undefined

  const current = () => {
    const text = readText(key)
    return text === null ? initial : parse(key, text, initial, format)
  }
  const write = (value: Value) => {
    const before = current()
    const text = JSON.stringify(format.write(value))
    own = { before, value, text }
    writeText(key, text)
  }
  const hear = (told: string | null): Value => {
    if (!own || told === null || readText(key) !== own.text) return current()
    const theirs = parse(key, told, initial, format)
    const merged = format.merge(own.value, theirs, own.before)
    if (merged !== own.value) write(merged)
    return merged
  }

  return {
    current,
    getItem: current,
    setItem: (_key, value) => write(value),
    removeItem: () => write(initial),
    subscribe: (_key, callback) => subscribeToKey(key, (told) => callback(hear(told))),
  }
}

function parse<Value>(
  key: string,
  text: string,
  initial: Value,
  format: PersistedFormat<Value>,
): Value {
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
