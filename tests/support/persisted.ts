import { act } from '@testing-library/react'

/** The value that the browser has stored under a key, parsed from JSON; null without one. */
export function persisted(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

/** Writes values to the storage as an earlier visit would: a string as it is, anything else as JSON. */
export function persist(values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** The state reads what is stored now, as when a page opens: it does so after a return from the back/forward cache, too. */
export function readPersisted(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

/** Writes values to the storage as a tab of an older release would. */
export function persistInOtherTab(values: Readonly<Record<string, unknown>>): void {
  const before = new Map(Object.keys(values).map((key) => [key, localStorage.getItem(key)]))
  persist(values)
  act(() => {
    for (const [key, oldValue] of before) {
      const newValue = localStorage.getItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
    }
  })
}
