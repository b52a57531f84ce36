import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { hosting } from './scripts/hosting/plugin.ts'
import { templates } from './scripts/templates/plugin.ts'

/** Tests that replace modules, or leave them in a state that no other test should find. */
const ALONE = [
  'tests/app/{broken-components,error-page,last-resort,renders,storage-refused,templates,translated-page}.test.tsx',
]

export default defineConfig({
  // Relative, so that the build can be served from any folder of any static host.
  base: './',
  // React itself has what this package stands in for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Routes are behind the hash: a path that is no file is a 404, and not the shop's page with status 200.
  appType: 'mpa',
  css: {
    modules: {
      // Short names compress better. A module's file name is unique in the shop.
      generateScopedName: (name, path) => `${basename(path, '.module.css')}-${name}`,
    },
  },
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
    templates(),
    hosting(),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // All of it is in `index.html`.
    cssCodeSplit: false,
    // The inline script preloads the code of the first page; links prefetch that of the next.
    modulePreload: false,
    rolldownOptions: {
      // Nothing here depends on what a getter does when its value is not used.
      treeshake: { propertyReadSideEffects: false },
      // What every visit needs is one file: in several, it would compress to three kilobytes more.
      output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
    },
    // For `npm run budget`.
    manifest: true,
  },
  // The photo studio has a page too, whose packages the shop does not have.
  optimizeDeps: { entries: 'index.html' },
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
          isolate: false,
          include: [
            'tests/*.test.ts',
            'tests/{domain,data,state,ui,styles,catalogue}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          // One jsdom and one copy of the shop's code for many files: half the time.
          isolate: false,
          include: ['tests/{components,app}/**/*.test.tsx'],
          exclude: ALONE,
          setupFiles: ['tests/support/setup-app.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'app alone',
          environment: 'jsdom',
          include: ALONE,
          setupFiles: ['tests/support/setup-app.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
