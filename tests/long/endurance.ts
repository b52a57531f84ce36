import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Runs `monkey.spec.ts` long, in one visit: `-- --seed N` repeats a run, and `-- --actions N` sets its length. */
const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
console.log(`Seed ${values.seed}`)
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'tests/long', 'monkey.spec.ts'], {
  env: { ...process.env, SEED: values.seed, ACTIONS: values.actions },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
