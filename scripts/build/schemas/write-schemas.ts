import { writeFiles } from '../write-files.ts'
import { schemas } from './schemas.ts'

/** Writes the JSON Schemas of a shop's files into a folder, which it makes if it is missing. */
export function writeSchemas(folder: string): void {
  writeFiles(schemaFiles(folder))
}

/** The path and the text of each. */
export function schemaFiles(folder: string): [path: string, text: string][] {
  return Array.from(schemas(), ([name, schema]) => [
    `${folder}/${name}`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ])
}
