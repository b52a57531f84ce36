import { afterAll, beforeAll, describe } from 'vitest'
import { describeContract } from './contract.ts'
import { caddyAt, nginxAt, npmStart, type Server } from './servers.ts'
import { writeSite } from './site.ts'

/** `npm run test:hosting` has installed nginx and Caddy; `npm test` does without. */
const SERVERS =
  import.meta.env.MODE === 'hosting'
    ? [npmStart, nginxAt(''), nginxAt('/gadgets'), caddyAt(''), caddyAt('/gadgets')]
    : [npmStart]

describe.each(SERVERS)('$name', ({ base, start }) => {
  const site = writeSite(base)
  let server: Server | undefined
  beforeAll(async () => {
    server = await start(site.folder)
  })
  afterAll(async () => {
    await server?.stop()
    site.remove()
  })
  describeContract(() => server?.address ?? '')
})
