import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_FOLDER } from '../project-folder.ts'

/** The text of the design tokens. */
export function readTokens(): string {
  return readFileSync(join(PROJECT_FOLDER, 'src/styles/tokens.css'), 'utf8')
}

/**
 * A token's colour in the light and in the dark theme, `#rrggbb`, from the text of the tokens.
 *
 * @throws {Error} if there is no such token
 */
export function tokenColors(tokens: string, name: string): [light: string, dark: string] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? []
  if (light === undefined || dark === undefined) throw new Error(`No colour named ${name}`)
  return [light, dark]
}
