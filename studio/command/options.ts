import { parseArgs } from 'node:util'

export interface Options {
  /** Part of `kind/family/color/view` or `scene/...`; empty for all. */
  readonly only: string
  readonly preview: boolean
}

export const USAGE = `Usage: npm run photos -- [--only part-of-a-path] [--preview]

  Renders the photographs and scenes that are missing or whose model, colour or settings have changed,
  into public/img. It can be stopped at any time; the next run continues.

  --only     render only pictures whose path contains this. Paths are kind/family/color/view, or scene/...:
             phone/, iphone-16, /card, scene/banner
  --preview  render small, rough pictures into studio/preview/ instead
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
