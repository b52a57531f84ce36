import { act } from '@testing-library/react'

/** The value that the browser keeps under a key, parsed from JSON; null where it keeps nothing. */
export function kept(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

/** Writes values to the storage as an earlier visit would: a text as it is, anything else as JSON. */
export function keep(values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** Writes values to the storage as another tab would, and fires the storage events of this tab. */
export function keepInOtherTab(values: Readonly<Record<string, unknown>>): void {
  keep(values)
  act(() => {
    for (const key of Object.keys(values)) {
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    }
  })
}
