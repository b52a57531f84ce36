import type { Plugin } from 'vite'
import { precompress } from './precompress.ts'
import { withSecurityPolicy } from './security-policy.ts'
import { staticFiles } from './static-files.ts'

/** Adds the security policy to the page, compresses the build, and makes `vite preview` serve it as a host should. */
export function hosting(): Plugin {
  return {
    name: 'shop:hosting',
    // Other sites need nothing of a preview: it would offer them PUT and DELETE.
    config: () => ({ preview: { cors: false } }),
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
        const { command, mode, build } = this.environment.config
        // The quick build is for tests only.
        const isQuick = mode === 'quick' || process.env.SHOP_DATA === 'later'
        if (command === 'build' && !isQuick) precompress(build.outDir)
      },
    },
    configurePreviewServer: ({ middlewares, config }) => {
      // A catalogue that was put into the folder after the build has no compressed copies, or outdated ones.
      precompress(config.build.outDir)
      middlewares.use(staticFiles(config.build.outDir))
    },
  }
}
