import { expect, test } from '@playwright/test'
import { BUILDS } from './support/builds.ts'

test.use({ baseURL: BUILDS.real })

test('serves the shop compressed, and has files revalidated that change under the same name', async ({
  request,
}) => {
  const html = await request.get('./', { headers: { 'accept-encoding': 'br' } })
  const script = /assets\/[\w-]+\.js/.exec(await html.text())?.[0] ?? ''
  const answers = await Promise.all(
    ['./', script, 'api/products.json'].map(async (path) => {
      const headers = (await request.get(path, { headers: { 'accept-encoding': 'br' } })).headers()
      return [headers['content-encoding'], headers['cache-control']]
    }),
  )
  expect(answers).toEqual([
    ['br', 'no-cache'],
    ['br', 'public, max-age=31536000, immutable'],
    ['br', 'no-cache'],
  ])
})

test('serves the gzip copies to a browser that supports only gzip', async ({ request }) => {
  const answer = await request.get('api/products.json', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers()['content-encoding']).toBe('gzip')
})
