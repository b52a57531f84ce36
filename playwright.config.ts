import { defineConfig } from '@playwright/test'
import { chromiumOptions, findHeadlessChromium } from './tools/dev/chromium.ts'
import { slowness } from './tools/dev/slowness.ts'
import { BUILDS, HOST_OF_FOLDERS } from './tests/e2e/support/builds.ts'

const slow = slowness()
const { real, ...served } = BUILDS
const sites = Object.entries({ '': HOST_OF_FOLDERS, ...served }).map(
  ([name, url]) => `test-results/${name}:${new URL(url).port}`,
)

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than the two processors, because a page also waits for timers and for frames.
  workers: 3,
  timeout: 60_000 * slow,
  expect: { timeout: 15_000 * slow },
  reporter: [['list'], ['junit', { outputFile: 'test-results/browser.xml' }]],
  use: {
    baseURL: BUILDS.quick,
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOptions(findHeadlessChromium()),
    screenshot: 'only-on-failure',
    // Traces would take a tenth of the time. To see one, repeat the test with `--trace on`.
    trace: 'off',
  },
  webServer: [
    {
      command: `vite preview --port ${new URL(real).port} --strictPort`,
      cwd: import.meta.dirname,
      url: real,
      reuseExistingServer: false,
    },
    {
      command: `node tools/dev/serve.ts ${sites.join(' ')}`,
      cwd: import.meta.dirname,
      url: served.quick,
      reuseExistingServer: false,
    },
  ],
})
