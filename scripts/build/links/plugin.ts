import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { settings } from '../settings/plugin.ts'
import { linksTypes } from './links-types.ts'

const SOURCE = 'src/links.ts'

/** Writes the typed links for developers, `src/links.ts`, into `links/links.js` and `links/links.d.ts` of the build. */
export function links(): Plugin {
  let root = ''
  return {
    name: 'shop:links',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'quick',
    configResolved: (config) => {
      root = config.root
    },
    async generateBundle() {
      const source = await linksModule(root)
      this.emitFile({ type: 'asset', fileName: 'links/links.js', source })
      const types = linksTypes(readFileSync(`${root}/${SOURCE}`, 'utf8'))
      this.emitFile({ type: 'asset', fileName: 'links/links.d.ts', source: types })
    },
  }
}

/** One module with all that it needs, for Node and for browsers. */
async function linksModule(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [settings()],
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      lib: { entry: `${root}/${SOURCE}`, formats: ['es'] },
    },
  })
  const [result] = [results].flat()
  if (!result || !('output' in result)) throw new Error(`${SOURCE} has no output`)
  return result.output[0].code
}
