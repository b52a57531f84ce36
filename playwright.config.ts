import { defineConfig } from '@playwright/test'
import { chromiumOptions, findHeadlessChromium } from './scripts/chromium.ts'

/** The tests that need the real build: those of the specified 1.5 seconds of the first load, and a whole journey. */
const REAL = /\/(hosting|journey|layout-shift|loading|security-policy|templates)\.spec\.ts$/

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than the two processors, because a page also waits for timers and for frames.
  workers: 3,
  // Generous, because a machine may be busy with other work.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOptions(findHeadlessChromium()),
    screenshot: 'only-on-failure',
    // Traces would take a tenth of the time. To see one, repeat the test with `--trace on`.
    trace: 'off',
  },
  projects: [
    { name: 'real', testMatch: REAL, use: { baseURL: 'http://localhost:4273/' } },
    // A build in which the first load of the catalogue is not delayed (`npm run test:build`).
    { name: 'quick', testIgnore: REAL, use: { baseURL: 'http://localhost:4272/' } },
  ],
  webServer: [
    {
      command: 'vite preview --port 4273 --strictPort',
      url: 'http://localhost:4273/',
      reuseExistingServer: false,
    },
    {
      command: 'vite preview --outDir test-results/quick --port 4272 --strictPort',
      url: 'http://localhost:4272/',
      reuseExistingServer: false,
    },
    {
      // The quick build with another shop's catalogue laid over it.
      command:
        'node scripts/lay-over.ts test-results/quick tests/e2e/other-shop test-results/other-shop && vite preview --outDir test-results/other-shop --port 4274 --strictPort',
      url: 'http://localhost:4274/',
      reuseExistingServer: false,
    },
  ],
})
