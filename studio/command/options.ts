import { parseArgs } from 'node:util'

export interface Options {
  /** Part of `kind/family/color/view` or `scene/…`, or empty for all. */
  readonly only: string
  readonly preview: boolean
}

export const USAGE = `Usage: npm run photos -- [--only part-of-a-path] [--preview]

  Renders the photographs and scenes that are missing or whose model, colour or settings changed, into
  public/img. It can be stopped at any time and goes on where it was.

  --only     render only pictures of which kind/family/color/view contains this: phone/, iphone-16, /card,
             or scenes: scene/, scene/banner
  --preview  render small and rough into catalogue/studio/preview/, and leave the photographs alone
`

/** @throws TypeError for an unknown option */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return values.help ? 'help' : { only: values.only, preview: values.preview }
}
