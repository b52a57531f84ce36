import { expect, it } from 'vitest'
import { createQueryClient } from '#src/data/query-client.ts'

it('never fetches by itself: not again after an error, nor on focus, connection or return', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
})

it('fails offline, instead of waiting without a word', () => {
  expect(createQueryClient().getDefaultOptions().queries?.networkMode).toBe('always')
})

it('gives each shop a cache of its own', () => {
  const [one, other] = [createQueryClient(), createQueryClient()]
  one.setQueryData(['catalogue'], [])
  expect(other.getQueryData(['catalogue'])).toBeUndefined()
})
