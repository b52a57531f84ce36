import { readText, subscribeToKey, writeText } from './browser-storage.ts'
import { KEPT_VERSION, STORAGE_KEYS } from './storage-keys.ts'

/** How a value is read from and written to the browser's storage, where anyone may have changed it. */
export interface PersistedFormat<Value> {
  /** Reads parsed JSON of any shape; `rejected` is true where something in it had to be left out. */
  readonly read: (json: unknown) => { readonly value: Value; readonly rejected: boolean }
  /** The JSON form, in the shape of the specification, section 7. */
  readonly write: (value: Value) => unknown
  /** Applies to `ours` what has changed from `before` to `after`; returns `ours` itself where nothing changes. */
  readonly merge: (ours: Value, before: Value, after: Value) => Value
}

/** A value kept under one key, with the interface that `atomWithStorage` expects of a storage. */
export interface PersistedValue<Value> {
  /** The value that storage holds now, which another tab may have written last. */
  readonly current: () => Value
  readonly getItem: () => Value
  readonly setItem: (key: string, value: Value) => void
  readonly removeItem: () => void
  readonly subscribe: (key: string, callback: (value: Value) => void) => () => void
}

/** How many of its latest texts a tab remembers: more than it writes while a storage event is on its way. */
const REMEMBERED = 16

/** How long merging waits, in milliseconds. Chromium delivers late events to a busy tab up to 40 ms apart. */
const MERGE_DELAY = 100

/**
 * Storage for an atom. Invalid parts are left out of the value, and the original text is kept under `<key>.rejected`,
 * so that nothing is silently destroyed.
 *
 * Every write starts from the text in storage, so a tab keeps what other tabs have written. But a busy tab may still
 * read an old text, and overwrite a change that it has not seen. The storage event of that change arrives later, and
 * the tab then merges the change back in:
 *
 * - A tab remembers the texts that its latest text is built on: the one it read from another tab, and its own since.
 * - Events up to the one that announces the text it read are already included: nothing was overwritten.
 * - A later event whose `oldValue` is one of these texts, and whose `newValue` is another text, is a change that this
 *   tab has overwritten. It is merged into the value in storage.
 * - An event whose `oldValue` is the latest text comes from a tab that had read it: nothing was overwritten.
 * - Events may be late, and the next one may undo the change. So merging waits for `MERGE_DELAY`, and uses the last
 *   event.
 */
export function persistedValue<Value>(
  key: string,
  initial: Value,
  format: PersistedFormat<Value>,
): PersistedValue<Value> {
  let builtOn: readonly (string | null)[] = []
  /** The text of the latest storage event, or before the first one, the text that the tab started with. */
  let announced: string | null
  /** Texts of other tabs that this one has read and built on, although their storage events have not arrived yet. */
  let awaited: (string | null)[] = []
  let change: { readonly before: string | null; readonly after: string } | undefined

  const parse = (text: string | null) =>
    text === null ? initial : parseText(key, text, initial, format)
  const current = () => parse(readText(key))
  const write = (value: Value) => {
    const text = readText(key)
    const written = JSON.stringify(format.write(value))
    if (text !== builtOn.at(-1)) {
      // An earlier text may come back, with an event of its own.
      if (awaited.length > 0 || text !== announced) awaited.push(text)
      builtOn = [text]
    }
    if (text !== written) builtOn = [...builtOn, written].slice(-REMEMBERED)
    writeText(key, written)
    if (readText(STORAGE_KEYS.version) === null) {
      writeText(STORAGE_KEYS.version, String(KEPT_VERSION))
    }
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
    awaited = []
    change = undefined
  }
  const follow = (oldValue: string | null, newValue: string) => {
    if (change?.after === oldValue) {
      change = { before: change.before, after: newValue }
      return
    }
    // This event does not continue the last change, so this tab has written between the two.
    mergeChange()
    const latest = builtOn.at(-1)
    if (oldValue === latest && readText(key) !== latest) forget()
    else if (awaited.length > 0) {
      if (newValue === awaited[0]) awaited.shift()
    } else if (builtOn.slice(0, -1).includes(oldValue))
      change = { before: oldValue, after: newValue }
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
