import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '#tools/build/hosting/precompress.ts'

/**
 * Builds the bare app (`bare/main.tsx`), with the shop's data and pictures.
 *
 * @returns the folder of the build
 */
export async function bareApp(): Promise<string> {
  const folder = `${process.cwd()}/test-results/bench/bare`
  await build({
    configFile: false,
    root: 'tools/bench/bare',
    base: './',
    publicDir: `${process.cwd()}/public`,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  })
  precompress(folder)
  return folder
}
