import { expect, test } from '@playwright/test'
import { BUILDS } from './support/builds.ts'

test.use({ baseURL: BUILDS.real })

// What a host does with the files of a build is in `tests/tools/hosts`.
test('the build has compressed copies of its page, code, catalogue and schemas', async ({
  request,
}) => {
  const html = await (await request.get('./')).text()
  const script = /assets\/[\w-]+\.js/.exec(html)?.[0] ?? ''
  for (const path of ['./', script, 'api/products.json', 'schemas/products.json']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect([path, answer.headers()['content-encoding']]).toEqual([path, 'br'])
  }
})
