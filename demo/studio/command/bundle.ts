import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const PAGE = fileURLToPath(new URL('../page/', import.meta.url))

/** The studio's page as files in memory, by name. */
export async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: PAGE,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'esnext', minify: false, modulePreload: false },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(outputOf)
  return new Map(
    outputs.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8'),
    ]),
  )
}

function outputOf(
  result: Rolldown.RolldownOutput | object,
): Rolldown.RolldownOutput['output'][number][] {
  if (!('output' in result)) throw new Error('The studio page was watched instead of built')
  return result.output
}
