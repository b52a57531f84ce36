import { spawnSync } from 'node:child_process'
import { ensureProgram } from './install-program.ts'
import { CADDY, NGINX } from './servers.ts'

/** Finds the servers for `npm run test:hosting`, or installs them. */
for (const server of [NGINX, CADDY]) {
  const wasThere = server.find() !== undefined
  const path = ensureProgram(server)
  if (!path) {
    console.error(`${server.name} is missing. Install these packages of Debian: ${server.packages}`)
    process.exit(1)
  }
  // Debian starts a server that it installs; the tests start their own.
  const service = ['disable', '--now', server.name.toLowerCase()]
  if (!wasThere) spawnSync('systemctl', service, { stdio: 'ignore' })
  console.log(`${server.name}: ${wasThere ? 'found' : 'installed'}, ${path}`)
}
