import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { countTimeoutsByTimer } from './abort-timeout.ts'
import { matchingMedia, standInForBrowser } from './browser-stand-ins.ts'

standInForBrowser()
countTimeoutsByTimer()
// Testing Library knows the fake timers of Jest only, and waits for real time otherwise.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  matchingMedia.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  // Whatever the console complains about is a fault of the shop.
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
