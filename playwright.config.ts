import { defineConfig } from '@playwright/test'
import { chromiumOptions, findHeadlessChromium } from './scripts/chromium.ts'

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For two processors: much of a test is the loading time that the specification gives the catalogue.
  workers: 3,
  // A machine may be busy with other things: only what never comes is a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: 'http://localhost:4273/',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOptions(findHeadlessChromium()),
    // With pictures and elements a trace costs half as much again as the test itself.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  webServer: [
    {
      command: 'vite preview --port 4273 --strictPort',
      url: 'http://localhost:4273/',
      reuseExistingServer: false,
    },
    {
      // The same build with another shop's catalogue laid over it.
      command:
        'node scripts/lay-over.ts tests/e2e/other-shop test-results/other-shop && vite preview --outDir test-results/other-shop --port 4274 --strictPort',
      url: 'http://localhost:4274/',
      reuseExistingServer: false,
    },
  ],
})
