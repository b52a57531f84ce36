type Listener = () => void

const memory = new Map<string, string>()
const troubleListeners = new Set<Listener>()
let isRefused = false
let isUnreadable = false

/** Not where the build draws templates: what is kept there stays in memory. */
const HAS_BROWSER = typeof window !== 'undefined'

/**
 * The text kept under a key. Where the browser refuses storage, or had no room for the last write, it is what the
 * shop holds in memory.
 */
export function readText(key: string): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  if (!HAS_BROWSER) return null
  try {
    return window.localStorage.getItem(key)
  } catch {
    isUnreadable = true
    reportTrouble()
    return null
  }
}

/** Keeps a text under a key, in memory where the browser does not take it. */
export function writeText(key: string, text: string): void {
  // Nothing is written over what could not be read, nor where it could not be read back.
  if (isUnreadable || !HAS_BROWSER) {
    memory.set(key, text)
    return
  }
  try {
    window.localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
    reportTrouble()
  }
}

/**
 * Calls `listener` with the text that another tab has written under the key, and with null when the key was
 * removed, when storage was cleared, and when the page comes back from the browser's page cache, where it missed
 * such events.
 *
 * @returns the function that ends the subscription
 */
export function subscribeToKey(key: string, listener: (told: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener(null)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** Whether the browser has refused to keep something since the shop was opened. */
export function isStorageRefused(): boolean {
  return isRefused
}

/** Calls `listener` when the browser refuses storage for the first time. */
export function subscribeToTrouble(listener: Listener): () => void {
  troubleListeners.add(listener)
  return () => troubleListeners.delete(listener)
}

function reportTrouble(): void {
  if (isRefused) return
  isRefused = true
  // Reading can happen while a component renders, where nothing may be told to others.
  queueMicrotask(() => troubleListeners.forEach((listener) => listener()))
}
