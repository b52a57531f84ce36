import { build, type PluginOption } from 'vite'
import { PROJECT_FOLDER, projectFile } from './project-folder.ts'

/** The code of a module with all that it needs, in one file: for a script element, or as a module. */
export async function bundle(
  source: string,
  format: 'iife' | 'es',
  plugins: PluginOption[] = [],
): Promise<string> {
  const results = await build({
    root: PROJECT_FOLDER,
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      lib: { entry: projectFile(source), formats: [format], name: 'inline' },
    },
  })
  const [result] = [results].flat()
  if (!result || !('output' in result)) throw new Error(`${source} has no output`)
  return result.output[0].code.trim()
}
