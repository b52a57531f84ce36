import { defineConfig, mergeConfig } from 'vitest/config'
import { slowness } from './tools/dev/slowness.ts'
import shop from './vite.config.ts'

/** In Node: shops with settings of their own. */
const SHOPS = 'tests/{domain/search/{shops,needs},tools/site/first-views}/*.test.ts'

export default mergeConfig(
  shop,
  defineConfig({
    test: {
      // No test waits for real time.
      testTimeout: 30_000 * slowness(),
      hookTimeout: 30_000 * slowness(),
      // Vitest would leave one processor free, and these tests take longer than all that runs beside them.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            isolate: false,
            include: [
              'tests/*.test.ts',
              'tests/{domain,data,state,lib,ui,styles,demo,tools}/**/*.test.ts',
            ],
            exclude: [SHOPS],
          },
        },
        { extends: true, test: { name: 'node alone', environment: 'node', include: [SHOPS] } },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            // A context for each file, in half the time of a worker for each: a test that hits its time limit goes on
            // running, and would disturb those of other files.
            pool: 'vmThreads',
            include: ['tests/{ui,components,app}/**/*.test.tsx'],
            setupFiles: ['tests/support/setup-app.ts'],
            css: { modules: { classNameStrategy: 'non-scoped' } },
          },
        },
      ],
    },
  }),
)
