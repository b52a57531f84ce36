import { expect, it } from 'vitest'
import { createQueryClient } from '#src/data/query-client.ts'

it('never refetches by itself: not after an error, nor on focus, reconnection or remount', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
})

it('fails when offline, instead of waiting silently', () => {
  expect(createQueryClient().getDefaultOptions().queries?.networkMode).toBe('always')
})

it('gives each shop a cache of its own', () => {
  const [one, other] = [createQueryClient(), createQueryClient()]
  one.setQueryData(['catalogue'], [])
  expect(other.getQueryData(['catalogue'])).toBeUndefined()
})
