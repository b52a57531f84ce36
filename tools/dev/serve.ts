import { createServer } from 'node:http'
import { staticFiles } from '#tools/site/hosting/static-files.ts'

/**
 * Serves builds for tests, each at its own port: `node tools/dev/serve.ts <folder>:<port> …`. Starts faster
 * than `vite preview`, and compresses nothing.
 */
for (const argument of process.argv.slice(2)) {
  const [folder = '', port] = argument.split(':')
  createServer(staticFiles(folder)).listen(Number(port))
}
