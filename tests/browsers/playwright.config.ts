import { defineConfig } from '@playwright/test'
import { BROWSERS } from '#tools/dev/programs.ts'
import { BUILDS } from '#tests/e2e/support/builds.ts'
import type { BrowserOptions } from './support/test.ts'

const PORT = 4275

export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}/` },
  projects: BROWSERS.filter(({ find }) => find() !== undefined).map(({ name }) => ({
    name,
    use: { browserUsed: name },
  })),
  webServer: [
    {
      command: `vite preview --port ${PORT} --strictPort`,
      cwd: '../..',
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: false,
    },
    {
      command: `node tools/dev/serve.ts test-results/languages:${new URL(BUILDS.languages).port}`,
      cwd: '../..',
      url: BUILDS.languages,
      reuseExistingServer: false,
    },
  ],
})
