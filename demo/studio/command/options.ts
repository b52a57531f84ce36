import { parseArgs } from 'node:util'

export interface Options {
  /** Part of `kind/family/color/view` or `scene/...`; empty for all. */
  readonly only: string
  readonly preview: boolean
  /** Keep pictures that the changed code would render as they are. */
  readonly unchanged: boolean
}

export const USAGE = `Usage: npm run photos -- [--only part-of-a-path] [--preview | --unchanged]

  Renders the photographs and scenes that are missing or whose model, colour or settings have changed,
  into public/img. It can be stopped at any time; the next run continues.

  --only       render only pictures whose path contains this. Paths are kind/family/color/view, or scene/...:
               phone/, iphone-16, /card, scene/banner
  --preview    render small, rough pictures into demo/studio/preview/ instead
  --unchanged  after a change of code: keep pictures whose previews from before it come out exactly the same
`

/** @throws TypeError for an unknown option */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      preview: { type: 'boolean', default: false },
      unchanged: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { help, ...options } = values
  return help ? 'help' : options
}
