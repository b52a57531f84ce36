import { expect, test } from '@playwright/test'

test('the shop is served compressed, and what changes under its name is asked for again', async ({
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

test('a browser that knows gzip only gets the other copies', async ({ request }) => {
  const answer = await request.get('api/products.json', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers()['content-encoding']).toBe('gzip')
})
