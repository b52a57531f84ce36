import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const PORT = 4276
/** Of `languages.spec.ts`. */
const LANGUAGES_PORT = 4277

/** The tests that take minutes, on the production build: `npm run test:long`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/long',
  timeout: 300_000,
  reporter: 'list',
  projects: [{ name: 'long', use: { baseURL: `http://localhost:${PORT}/` } }],
  webServer: [
    {
      command: `vite preview --port ${PORT} --strictPort`,
      cwd: '../..',
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: false,
    },
    {
      command: `node tests/long/serve-languages.ts ${LANGUAGES_PORT}`,
      cwd: '../..',
      port: LANGUAGES_PORT,
      reuseExistingServer: false,
    },
  ],
})
