import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'
import { withSecurityPolicy } from './security-policy.ts'
import { staticFiles } from './static-files.ts'

/** Adds the security policy to the page, compresses the build, and makes `vite preview` serve it as a host should. */
export function hosting(): Plugin {
  let folder = ''
  return {
    name: 'shop:hosting',
    configResolved: ({ build }) => {
      folder = build.outDir
    },
    transformIndexHtml: {
      // After all plugins that write into the page. Not in development, where the page has other scripts.
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withSecurityPolicy(html) : html),
    },
    closeBundle: {
      // After all plugins that write files.
      order: 'post',
      sequential: true,
      handler() {
        const { command, mode } = this.environment.config
        // The quick build is for tests only.
        if (command === 'build' && mode !== 'quick') precompress(folder)
      },
    },
    configurePreviewServer: (server) => {
      // A catalogue that was put into the folder after the build has no compressed copies, or outdated ones.
      precompress(folder)
      server.middlewares.use(staticFiles(folder))
    },
  }
}
