import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detailsQuery } from '#src/data/details-query.ts'
import { createQueryClient, warm } from '#src/data/query-client.ts'
import { detail } from '#tests/support/products.ts'
import { serveFiles, type ShopFiles } from '#tests/support/shop-files.ts'

const variants = [detail(), detail({ id: 'acme-one-64gb-red', color: 'red' })]

let client: QueryClient
let files: ShopFiles

beforeEach(() => {
  client = createQueryClient()
  files = serveFiles({ 'api/phones.json': variants, 'api/tablets.json': [] })
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

it.each(['phones', 'tablets', 'accessories'])(
  'requests the details of %s from the file of that name',
  async (category) => {
    const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([])))
    vi.stubGlobal('fetch', request)
    await warm(client, detailsQuery(category))
    expect(request.mock.calls.map(([path]) => path)).toStrictEqual([`./api/${category}.json`])
  },
)

it('has the details as soon as the file has arrived, without an added delay', async () => {
  vi.useFakeTimers()
  void warm(client, detailsQuery('phones'))
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(detailsQuery('phones').queryKey)).toStrictEqual(variants)
  vi.useRealTimers()
})

it('requests each file once, however often a product page opens', async () => {
  await warm(client, detailsQuery('phones'))
  await warm(client, detailsQuery('phones'))
  await Promise.all([warm(client, detailsQuery('tablets')), warm(client, detailsQuery('tablets'))])
  expect(files.requests).toStrictEqual(['api/phones.json', 'api/tablets.json'])
})

it('leaves out one bad entry, and keeps its siblings', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  files.answers.set('api/phones.json', [...variants, { ...detail(), id: 5 }])
  await warm(client, detailsQuery('phones'))
  expect(client.getQueryData(detailsQuery('phones').queryKey)).toStrictEqual(variants)
  expect(warn.mock.calls).toStrictEqual([
    ['api/phones.json: entry 2 is left out (id: expected string)'],
  ])
  warn.mockRestore()
})

describe('a file that fails to load', () => {
  it('gives an error that the page shows, and is not retried', async () => {
    await warm(client, detailsQuery('accessories'))
    await warm(client, detailsQuery('accessories'))
    expect(files.requests).toStrictEqual(['api/accessories.json'])
    expect(client.getQueryState(detailsQuery('accessories').queryKey)).toMatchObject({
      status: 'error',
      error: { message: 'api/accessories.json: answered 404' },
    })
  })
})
