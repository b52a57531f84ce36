import type { Plugin } from 'vite'
import { schemas } from './schemas.ts'

/** Writes the JSON Schemas of the shop's files into `schemas/` of the build. */
export function schemaFiles(): Plugin {
  return {
    name: 'shop:schemas',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'quick',
    generateBundle() {
      for (const [name, schema] of schemas()) {
        const source = `${JSON.stringify(schema, undefined, 2)}\n`
        this.emitFile({ type: 'asset', fileName: `schemas/${name}`, source })
      }
    },
  }
}
