import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'
import { staticFiles } from './static-files.ts'

/** Compresses what is built, and serves it as it is meant to be served. */
export function hosting(): Plugin {
  let folder = ''
  return {
    name: 'shop:hosting',
    configResolved: ({ build }) => {
      folder = build.outDir
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
