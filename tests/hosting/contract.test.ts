import { afterAll, beforeAll, describe } from 'vitest'
import { describeContract } from './contract.ts'
import { caddy, nginx, npmStart, type Server } from './servers.ts'
import { writeSite } from './site.ts'

/** `npm run test:hosting` has installed nginx and Caddy; `npm test` does without. */
const SERVERS = import.meta.env.MODE === 'hosting' ? [npmStart, nginx, caddy] : [npmStart]

describe.each(SERVERS)('$name', ({ start }) => {
  const site = writeSite()
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
