import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CatalogueFileError, FILE_TIME_LIMIT, fetchJson } from '#src/data/fetch-json.ts'
import { countTimeoutsByTimer } from '#tests/support/abort-timeout.ts'
import { after, serveFiles } from '#tests/support/shop-files.ts'

countTimeoutsByTimer()

const answer = (content: unknown) => serveFiles({ 'api/products.json': content })
const never = () => new Promise(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('requests the file relative to the page', async () => {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([1, 2])))
  vi.stubGlobal('fetch', request)
  expect(await fetchJson('api/products.json')).toStrictEqual([1, 2])
  expect(request.mock.calls.map(([path]) => path)).toStrictEqual(['./api/products.json'])
})

describe('a file that fails to load', () => {
  it('because the network fails has that in the error, with the cause', async () => {
    const cause = new TypeError('Failed to fetch')
    answer(() => Promise.reject(cause))
    await expectFailure('could not be loaded', cause)
  })

  it.each([301, 404, 500])('with status %i has it in the error', async (status) => {
    answer(new Response('[]', { status }))
    await expectFailure(`answered ${status}`)
  })

  it.each([
    ['empty', ''],
    ['a page', '<!doctype html><title>Shop</title>'],
    ['cut short', '[{"id":"phone-1","name":"Pho'],
  ])('because it is %s, says that it is not JSON and keeps the cause', async (_kind, body) => {
    answer(new Response(body))
    await expectFailure('is not JSON', expect.any(SyntaxError))
  })
})

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('aborts a request that nobody answers', async () => {
    answer(never)
    const failed = expectFailure('did not come in time', expect.anything())
    await vi.advanceTimersByTimeAsync(FILE_TIME_LIMIT)
    await failed
  })

  it('aborts an answer that never ends', async () => {
    vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) =>
      Promise.resolve(new Response(endless(signal))),
    )
    const failed = expectFailure('did not come in time', expect.anything())
    await vi.advanceTimersByTimeAsync(FILE_TIME_LIMIT)
    await failed
  })

  it('is not reached by an answer that is slow but ends', async () => {
    answer(after(FILE_TIME_LIMIT - 1, [1]))
    const content = fetchJson('api/products.json')
    await vi.advanceTimersByTimeAsync(FILE_TIME_LIMIT - 1)
    expect(await content).toStrictEqual([1])
  })
})

/** A body that sends its beginning and never ends. */
function endless(signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('[{"id":'))
      signal.addEventListener('abort', () => body.error(signal.reason))
    },
  })
}

/** Expects a request to fail for a reason, and with a cause. */
function expectFailure(reason: string, cause?: unknown) {
  const error = new CatalogueFileError('api/products.json', reason, { cause })
  return expect(fetchJson('api/products.json')).rejects.toEqual(error)
}
