import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CODE_TIME_LIMIT, CodeError, loadCode, reloadOnce } from '#src/lib/load-code.ts'

const reload = vi.fn()
const answer = vi.fn(() => Promise.resolve(new Response()))
const stored = new Map<string, string>()
const storage = {
  getItem: vi.fn((key: string) => stored.get(key) ?? null),
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError')
}
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  stored.clear()
  reload.mockClear()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('window', {
    location: { pathname: '/shop/', search: '', reload },
    sessionStorage: storage,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('names the part whose code failed to load', async () => {
  await expect(loadCode('the cart', missing)).rejects.toMatchObject({
    name: 'CodeError',
    part: 'the cart',
  })
})

it('gives up after the time limit, without asking for a reload', async () => {
  vi.useFakeTimers()
  const failure = loadCode('the cart', () => new Promise(() => undefined)).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(CODE_TIME_LIMIT)
  expect(await failure).not.toBeInstanceOf(CodeError)
  vi.useRealTimers()
})

it('reloads once for each part, and again when its code has loaded meanwhile', async () => {
  expect([await reloadOnce('the cart'), await reloadOnce('the cart')]).toEqual([true, false])
  expect(await reloadOnce('a list')).toBe(true)
  await loadCode('the cart', () => Promise.resolve('code'))
  expect(await reloadOnce('the cart')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})

it.each([
  ['the host does not answer', () => answer.mockRejectedValueOnce(new TypeError('Failed'))],
  [
    'the host has no such page',
    () => answer.mockResolvedValueOnce(new Response('', { status: 404 })),
  ],
  ['the browser cannot remember it', () => storage.getItem.mockImplementationOnce(refuse)],
])('does not reload if %s', async (_, prepare) => {
  prepare()
  expect(await reloadOnce('the cart')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
