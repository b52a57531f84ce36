import { defineConfig } from '@playwright/test'
import { BROWSERS } from '#tools/dev/programs.ts'
import base from '../../playwright.config.ts'
import type { BrowserOptions } from './support/test.ts'

export default defineConfig<object, BrowserOptions>({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: BROWSERS.filter(({ find }) => find() !== undefined).map(({ name }) => ({
    name,
    use: { browserUsed: name },
  })),
})
