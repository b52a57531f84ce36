import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { countTimeoutsByTimer } from './abort-timeout.ts'
import { matchingMedia, standInForBrowser } from './browser-stand-ins.ts'

standInForBrowser()
countTimeoutsByTimer()
// Testing Library recognises only Jest's fake timers, and waits in real time with any others.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  matchingMedia.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  // The next test file gets the same document.
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
  // Any error on the console is a fault of the shop.
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
