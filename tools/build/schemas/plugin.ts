import type { Plugin } from 'vite'
import { writeFiles } from '#tools/build/write-files.ts'
import { schemaFiles } from './schemas.ts'

/** Writes the JSON Schemas of a shop's files into `schemas/` of the build. */
export function schemaPlugin(): Plugin {
  return {
    name: 'shop:schemas',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'quick',
    writeBundle: ({ dir = '' }) => {
      writeFiles(schemaFiles(`${dir}/schemas`))
    },
  }
}
