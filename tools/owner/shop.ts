import { setFlagsFromString } from 'node:v8'
import { build } from './commands/build.ts'
import { check } from './commands/check.ts'
import { dev } from './commands/dev.ts'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'
import { create } from './commands/new.ts'
import { ordersCommand } from './commands/orders.ts'
import { photos } from './commands/photos.ts'
import { publishCommand } from './commands/publish.ts'
import { upgrade } from './commands/upgrade.ts'
import { words } from './commands/words.ts'
import { run } from './run.ts'

// Else Node lets unused memory grow to more than what a large list needs.
setFlagsFromString('--heap-growing-percent=40')

// npm runs scripts in the project's folder: the owner's paths are relative to where npm was called.
if (process.env.npm_lifecycle_event === 'shop') process.chdir(process.env.INIT_CWD ?? '.')

// The command dev sets another. Drawn in that, templates of pages have stacks of React in them.
process.env.NODE_ENV = 'production'

// A pipe may be closed early, for example by `| head`.
process.stdout.on('error', () => process.exit())

process.exitCode = await run(
  process.argv.slice(2),
  [
    ...[create, importCommand, photos, check, dev, build, publishCommand, ordersCommand],
    ...[exportCommand, words, upgrade],
  ],
  process,
)
