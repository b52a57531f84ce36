import { build } from 'vite'

/** Bundles a script of `src/first-visit/inline`, for the build to write into `index.html`. */
export async function inlineScript(root: string, source: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: `${root}/src/first-visit/inline/${source}`, formats: ['iife'], name: 'inline' },
    },
  })
  const [result] = [results].flat()
  if (!result || !('output' in result)) throw new Error(`${source} has no output`)
  return result.output[0].code.trim()
}
