import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { frames } from './scripts/frames/plugin.ts'
import { hosting } from './scripts/hosting/plugin.ts'

export default defineConfig({
  // Relative, so that the build can be served from any folder of any static host.
  base: './',
  // React itself has what this package stands in for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Routes are behind the hash: a path that is no file is a 404, and not the shop's page with status 200.
  appType: 'mpa',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    frames(),
    hosting(),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // All of it is in `index.html`.
    cssCodeSplit: false,
    // The browsers of this target know `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every visit needs is one file: in several, it would compress to three kilobytes more.
      output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
    },
    // For `npm run budget`.
    manifest: true,
  },
  preview: { port: 4173 },
  test: {
    // Generous, for machines that do other work too; no test waits for real time.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/*.test.ts',
            'tests/{domain,data,state,ui,styles,catalogue,studio}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/{components,app}/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-app.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
