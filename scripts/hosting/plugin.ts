import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'
import { withSecurityPolicy } from './security-policy.ts'
import { staticFiles } from './static-files.ts'

/** Gives the page its security policy, compresses what is built, and serves it as it is meant to be served. */
export function hosting(): Plugin {
  let folder = ''
  return {
    name: 'shop:hosting',
    configResolved: ({ build }) => {
      folder = build.outDir
    },
    transformIndexHtml: {
      // After all that writes into the page; while developing, other scripts stand there.
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withSecurityPolicy(html) : html),
    },
    closeBundle: {
      // After all that writes files.
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.config.command === 'build') precompress(folder)
      },
    },
    configurePreviewServer: (server) => {
      // A catalogue that was put into the folder since has no copies yet, or those of another.
      precompress(folder)
      server.middlewares.use(staticFiles(folder))
    },
  }
}
