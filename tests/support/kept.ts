import { act } from '@testing-library/react'

/** What the browser keeps under a key, parsed; null where it keeps nothing. */
export function kept(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

/** Keeps values as an earlier visit has left them: a text as it is, anything else as JSON. */
export function keep(values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** Keeps values as another tab does, and fires its storage events here. */
export function keepInOtherTab(values: Readonly<Record<string, unknown>>): void {
  keep(values)
  act(() => {
    for (const key of Object.keys(values)) {
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    }
  })
}
