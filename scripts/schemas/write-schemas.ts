import { mkdirSync, writeFileSync } from 'node:fs'
import { schemas } from './schemas.ts'

/** Writes the JSON Schemas of a shop's files into a folder, which it makes where it is missing. */
export function writeSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of schemas()) {
    writeFileSync(`${folder}/${name}`, `${JSON.stringify(schema, undefined, 2)}\n`)
  }
}
