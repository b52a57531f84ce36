import { SETTINGS } from '#src/domain/settings/settings.ts'
import { keyOfShop } from './storage-keys.ts'

type Listener = () => void

const memory = new Map<string, string>()
const troubleListeners = new Set<Listener>()
let isRefused = false
let isUnreadable = false

/** False if the build draws templates: texts then stay in memory. */
const HAS_BROWSER = typeof window !== 'undefined'

/** After these, another tab may have written: a tab in the back/forward cache or asleep gets no storage events. */
const NEWS = ['storage', 'pageshow', 'visibilitychange']

/** The value under a key: from memory if the browser refuses storage, or could not store the last write. */
export function readText(key: string): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  if (!HAS_BROWSER) return null
  try {
    return window.localStorage.getItem(hostKey(key))
  } catch {
    isUnreadable = true
    reportTrouble()
    return null
  }
}

/** Writes a value under a key: in memory if the browser refuses it, until it can be stored again. */
export function writeText(key: string, text: string): void {
  memory.set(key, text)
  // Never overwrites a value that could not be read.
  if (isUnreadable || !HAS_BROWSER) return
  try {
    for (const [held, own] of memory) {
      window.localStorage.setItem(hostKey(held), own)
      memory.delete(held)
    }
  } catch {
    reportTrouble()
  }
}

/** Calls `onNews` whenever another tab may have changed a value. Returns a function that ends it. */
export function watchStorage(onNews: Listener): Listener {
  if (!HAS_BROWSER) return () => undefined
  for (const event of NEWS) window.addEventListener(event, onNews)
  return () => {
    for (const event of NEWS) window.removeEventListener(event, onNews)
  }
}

/** Whether the browser has refused to store something since the shop was opened. */
export function isStorageRefused(): boolean {
  return isRefused
}

/** Calls `listener` when the browser refuses storage for the first time. */
export function subscribeToTrouble(listener: Listener): Listener {
  troubleListeners.add(listener)
  return () => troubleListeners.delete(listener)
}

function hostKey(key: string): string {
  return keyOfShop(key, SETTINGS.languages?.[0]?.path ?? '')
}

function reportTrouble(): void {
  if (isRefused) return
  isRefused = true
  // In a microtask: a component may read while it renders, when the state of others must not change.
  queueMicrotask(() => troubleListeners.forEach((listener) => listener()))
}
