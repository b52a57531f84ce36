import react from '@vitejs/plugin-react'
import { basename } from 'node:path'
import { defineConfig } from 'vite'
import { ownerScript } from './tools/site/analytics/plugin.ts'
import { firstViews } from './tools/site/first-views/plugin.ts'
import { hosting } from './tools/site/hosting/plugin.ts'
import { wayToRoot } from './tools/site/languages/shop-json.ts'
import { links } from './tools/site/links/plugin.ts'
import { messages } from './tools/site/messages/plugin.ts'
import { searchWords } from './tools/site/messages/search-words.ts'
import { pages } from './tools/site/pages/plugin.ts'
import { previews } from './tools/site/previews/plugin.ts'
import { routes } from './tools/site/routes/plugin.ts'
import { schemas } from './tools/site/schemas/schemas.ts'
import { look } from './tools/site/settings/look.ts'
import { settings } from './tools/site/settings/plugin.ts'
import { shopSettings } from './tools/site/settings/shop-settings.ts'
import { templates } from './tools/site/templates/plugin.ts'

const shop = shopSettings()

export default defineConfig({
  // Relative, so that the build can be served from any folder of any static host.
  base: './',
  // React itself exports the hook that this package provides for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Routes are after the `#`, so a path without a file must be a 404, not the shop's page with status 200.
  appType: 'mpa',
  css: {
    modules: {
      // Short names compress better. A module's file name is unique in the shop.
      generateScopedName: (name, path) => `${basename(path, '.module.css')}-${name}`,
    },
  },
  plugins: [
    settings(shop),
    messages(shop),
    searchWords(shop),
    routes(),
    react(),
    {
      // All of a module's class names may be written where they are used: its styles have to stay.
      name: 'keep-styles',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
    templates(shop),
    pages(shop),
    previews(shop),
    firstViews(shop),
    // For developers and editors: once, whatever the languages.
    ...(wayToRoot(shop) === '' ? [links(shop), schemas()] : []),
    ownerScript(shop),
    look(shop),
    hosting(),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // One file: the templates' plugin moves all styles into `index.html`.
    cssCodeSplit: false,
    // Not needed: the inline script preloads the code of the first page, and links prefetch that of the next.
    modulePreload: false,
    rolldownOptions: {
      // No code relies on side effects of reading a property, so unused reads can be dropped.
      treeshake: {
        propertyReadSideEffects: false,
      },
      // Class names stand where they are used, not in one object per stylesheet.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            // Three files for the code that every visit needs, each evaluated in a task of its own
            // (docs/decisions/015). As one file, they would compress to three kilobytes less.
            {
              name: 'rules',
              tags: ['$initial'],
              test: /src\/(?:messages|domain)\/|node_modules\/(?:zod|@messageformat|make-plural)\//,
            },
            { name: 'libraries', tags: ['$initial'], test: /node_modules\/(?!gadgetry\/lib\/)/ },
            { name: 'shop', tags: ['$initial'] },
            // One file for what lists and other pages share, instead of four of less than a kilobyte.
            {
              name: 'lists',
              test: /product-grid|[Ss]crollRestoration|model-(?:of|name)|\/swatches\.[jt]s/,
            },
            // The same for what lists and the search field's suggestions share.
            { name: 'finding', test: /use-search-engine|fact-values/ },
          ],
        },
      },
    },
    // `npm run budget` reads the manifest.
    manifest: true,
  },
  // Not the pages that tests write, such as `screens/index.html`.
  optimizeDeps: {
    entries: 'index.html',
    // A plugin imports them, where Vite does not look at its start: found later, they would leave a page blank.
    include: ['@messageformat/runtime', '@messageformat/runtime/lib/cardinals'],
  },
  preview: { port: 4173 },
})
