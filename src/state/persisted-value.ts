import { readText, subscribeToKey, writeText } from './browser-storage.ts'

/** How a value is read from and written to the browser's storage, where anyone may have changed it. */
export interface PersistedFormat<Value> {
  /** Reads parsed JSON of any shape; `rejected` is true where something in it had to be left out. */
  readonly read: (json: unknown) => { readonly value: Value; readonly rejected: boolean }
  /** The JSON form, in the shape of the specification, section 7. */
  readonly write: (value: Value) => unknown
  /** Adds to `ours` what has changed from `before` to `after`; the same `ours` where that is nothing. */
  readonly merge: (ours: Value, before: Value, after: Value) => Value
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

/** How many of its latest texts a tab remembers: more than it writes while a storage event is on its way. */
const REMEMBERED = 16

/** In milliseconds. Chromium gives the late events of a tab that was busy up to 40 ms apart. */
const MERGE_DELAY = 100

/**
 * Storage for an atom. What does not parse is left out of the value, and the original text is kept under
 * `<key>.rejected`, so that nothing is silently destroyed.
 *
 * Every write starts from the text in storage, so a tab keeps what the others have written. Only a busy tab may still
 * read an old text, and overwrite a change that it has not seen. It finds out from the storage event of that change,
 * and repairs it:
 *
 * - A tab remembers the texts that its latest one is built on: the one it read from another tab, and its own since.
 * - Events up to the one of the text that it read are known: nothing was overwritten.
 * - After that, an event that leads from one of these texts (`oldValue`) to another text is a change that this tab has
 *   overwritten. It is merged into what storage holds.
 * - An event that leads from the latest text itself was written by a tab that knew it: nothing was overwritten.
 * - Events may be late, and the next one may take back the change. So merging waits a moment for more of them, and goes
 *   by the last.
 */
export function persistedValue<Value>(
  key: string,
  initial: Value,
  format: PersistedFormat<Value>,
): PersistedValue<Value> {
  let builtOn: readonly (string | null)[] = []
  /** The latest text that the tab has started with or has had an event of. */
  let announced: string | null
  /** A text of another tab that this one has read and built on, although its event is still to come. */
  let awaited: string | null | undefined
  let change: { readonly before: string | null; readonly after: string } | undefined

  const parse = (text: string | null) =>
    text === null ? initial : parseText(key, text, initial, format)
  const current = () => parse(readText(key))
  const write = (value: Value) => {
    const text = readText(key)
    const written = JSON.stringify(format.write(value))
    if (text !== builtOn.at(-1)) {
      builtOn = [text]
      awaited = text === announced ? undefined : text
    }
    if (text !== written) builtOn = [...builtOn, written].slice(-REMEMBERED)
    writeText(key, written)
  }
  const mergeChange = () => {
    const overwritten = change
    change = undefined
    if (!overwritten) return
    const { before, after } = overwritten
    if (builtOn.lastIndexOf(after) > builtOn.slice(0, -1).lastIndexOf(before)) return
    const ours = current()
    const merged = format.merge(ours, parse(before), parse(after))
    if (merged === ours) return
    write(merged)
    builtOn = [...builtOn.slice(0, -1), after, ...builtOn.slice(-1)]
  }
  const forget = () => {
    builtOn = []
    awaited = undefined
    change = undefined
  }
  const follow = (oldValue: string | null, newValue: string) => {
    if (change?.after === oldValue) {
      change = { before: change.before, after: newValue }
      return
    }
    // A write of this tab lies between the last event and this one.
    mergeChange()
    const latest = builtOn.at(-1)
    if (oldValue === latest && readText(key) !== latest) forget()
    else if (awaited !== undefined) awaited = newValue === awaited ? undefined : awaited
    else if (builtOn.slice(0, -1).includes(oldValue)) change = { before: oldValue, after: newValue }
  }

  return {
    current,
    getItem: current,
    setItem: (_key, value) => write(value),
    removeItem: () => write(initial),
    subscribe: (_key, callback) => {
      announced = readText(key)
      return subscribeToKey(key, (event) => {
        if (event && event.newValue !== null) follow(event.oldValue, event.newValue)
        else forget()
        announced = event ? event.newValue : readText(key)
        callback(current())
        if (!change) return
        setTimeout(() => {
          mergeChange()
          callback(current())
        }, MERGE_DELAY)
      })
    },
  }
}

function parseText<Value>(
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
