import { extname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { readJsonFile } from './json-values.ts'

/** The folder of this project, whose sources the build and the checks read. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')

/** In the package, all code is JavaScript (docs/decisions/048). */
const ENDING = extname(import.meta.filename)

/** `1.0.0` */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(readJsonFile(join(PROJECT_FOLDER, 'package.json')))

/** How people call the program: from the package, or in a clone of the project. */
export const CALL = ENDING === '.js' ? 'npx gadgetry' : 'npm run shop --'

/** The path of a source file: `src/links.ts` is `src/links.js` in the package. */
export function projectFile(source: string): string {
  return join(PROJECT_FOLDER, sourceName(source))
}

export function sourceName(source: string): string {
  return ENDING === '.js' ? source.replace(/\.tsx?$/, ENDING) : source
}
