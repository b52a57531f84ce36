import { focusManager, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueQuery, refreshCatalogue } from '#src/data/catalogue-query.ts'
import { createQueryClient, warm } from '#src/data/query-client.ts'
import { bootState } from '#src/lib/boot-state.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { phones } from '#tests/support/products.ts'
import { after, serveFiles, type ShopFiles } from '#tests/support/shop-files.ts'

const PATH = 'api/products.json'
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let client: QueryClient
let files: ShopFiles

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  files = serveFiles({ [PATH]: phones(3) })
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the first load', () => {
  it('counts its 1500 ms from the template’s own request, the first time only', async () => {
    bootState().catalogueAskedAt = performance.now() - 900
    void warm(client, catalogueQuery())
    await pass(600)
    expect(state()?.status).toBe('success')
    client.clear()
    void warm(client, catalogueQuery())
    await pass(1499)
    expect(state()?.status).toBe('pending')
  })

  it.each([0, 1000, 1500, 4000])(
    'asks at once, and takes 1500 ms or the %i ms that the file takes',
    async (duration) => {
      expect(SETTINGS.loadDelay).toBe(1500)
      files.answers.set(PATH, after(duration, phones(2)))
      const ended = vi.fn()
      void warm(client, catalogueQuery()).then(ended)
      await pass(0)
      expect(files.requests).toStrictEqual([PATH])
      await pass(Math.max(duration, 1500) - 1)
      expect(state()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' })
      expect(ended).not.toHaveBeenCalled()
      await pass(1)
      expect(state()).toMatchObject({ status: 'success', data: phones(2) })
      expect(ended).toHaveBeenCalledOnce()
    },
  )

  it('reports an error without delay, also offline, and never retries by itself', async () => {
    files.answers.set(PATH, () => Promise.reject(new TypeError('Failed to fetch')))
    client.mount()
    onlineManager.setOnline(false)
    const leave = new QueryObserver(client, catalogueQuery()).subscribe(() => undefined)
    await pass(10)
    expect(state()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    onlineManager.setOnline(true)
    focusManager.setFocused(true)
    leave()
    new QueryObserver(client, catalogueQuery()).subscribe(() => undefined)()
    await warm(client, catalogueQuery())
    refreshCatalogue(client)
    await pass(60_000)
    expect(files.requests).toHaveLength(1)
    focusManager.setFocused(undefined)
    client.unmount()
  })

  it('is joined by a page that waits for it too', async () => {
    void warm(client, catalogueQuery())
    await pass(1000)
    const ended = vi.fn()
    void warm(client, catalogueQuery()).then(ended)
    await pass(500)
    expect(ended).toHaveBeenCalledOnce()
    expect(files.requests).toHaveLength(1)
  })

  it('takes its 1500 ms again after an error', async () => {
    files.answers.set(PATH, () => new Response('', { status: 500 }))
    void warm(client, catalogueQuery())
    await pass(10)
    files.answers.set(PATH, phones(1))
    void client.refetchQueries({ queryKey: catalogueQuery().queryKey })
    await pass(1499)
    expect(state()).toMatchObject({ fetchStatus: 'fetching' })
    await pass(1)
    expect(state()).toMatchObject({ status: 'success', data: phones(1) })
  })

  it('continues when the page that waits for it is left', async () => {
    const leave = new QueryObserver(client, catalogueQuery()).subscribe(() => undefined)
    await pass(700)
    leave()
    await pass(800)
    expect(state()).toMatchObject({ status: 'success', data: phones(3) })
    expect(files.requests).toHaveLength(1)
  })
})

describe('refreshing the catalogue', () => {
  it('makes no request before the first load, nor during it', async () => {
    refreshCatalogue(client)
    await pass(2000)
    expect(files.requests).toHaveLength(0)
    void warm(client, catalogueQuery())
    await pass(700)
    refreshCatalogue(client)
    await pass(800)
    expect(state()?.status).toBe('success')
    expect(files.requests).toHaveLength(1)
  })

  it('makes no request during another refresh', async () => {
    void warm(client, catalogueQuery())
    await pass(1500)
    files.answers.set(PATH, after(200, phones(5)))
    refreshCatalogue(client)
    await pass(100)
    refreshCatalogue(client)
    await pass(1000)
    expect(files.requests).toHaveLength(2)
  })
})

function state() {
  return client.getQueryState(catalogueQuery().queryKey)
}
