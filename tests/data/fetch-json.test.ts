import { afterEach, describe, expect, it, vi } from 'vitest'
import { CatalogueFileError, fetchJson } from '#src/data/fetch-json.ts'

const { signal } = new AbortController()

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks for a file beside the page, with the signal that ends the request', async () => {
  const request = answer(Response.json([1, 2]))
  expect(await fetchJson('api/products.json', signal)).toStrictEqual([1, 2])
  expect(request.mock.calls).toStrictEqual([['./api/products.json', { signal }]])
})

it.each([null, 0, '', false, {}])('hands on the JSON %o as it is', async (content) => {
  answer(Response.json(content))
  expect(await fetchJson('api/products.json', signal)).toStrictEqual(content)
})

describe('a file that could not be had', () => {
  it('because the network failed, says so and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', () => Promise.reject(cause))
    const error = await failure()
    expect(error.message).toBe('api/products.json: could not be loaded')
    expect(error.cause).toBe(cause)
  })

  it.each([301, 400, 403, 404, 500, 503])('because of the status %i, names it', async (status) => {
    answer(new Response('[]', { status }))
    expect((await failure()).message).toBe(`api/products.json: answered ${String(status)}`)
  })

  it.each([
    ['empty', ''],
    ['a page', '<!doctype html><title>Shop</title>'],
    ['cut short', '[{"id":"phone-1","name":"Pho'],
    ['nearly JSON', "[{'id': 1}]"],
  ])('because it is %s, says that it is not JSON and keeps the cause', async (_kind, body) => {
    answer(new Response(body))
    const error = await failure()
    expect(error.message).toBe('api/products.json: is not JSON')
    expect(error.cause).toBeInstanceOf(SyntaxError)
  })
})

function answer(response: Response) {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(response))
  vi.stubGlobal('fetch', request)
  return request
}

/** What the request fails with. */
async function failure(): Promise<CatalogueFileError> {
  try {
    await fetchJson('api/products.json', signal)
  } catch (error) {
    if (error instanceof CatalogueFileError) return error
    throw error
  }
  throw new Error('the request did not fail')
}
