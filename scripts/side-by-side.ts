import { spawn } from 'node:child_process'

/**
 * Runs npm scripts side by side, and prints what each of them has to say when it has ended:
 * `node scripts/side-by-side.ts types lint`. Fails when one of them fails, and names it.
 */
const names = process.argv.slice(2)
if (names.length === 0) {
  console.error('Usage: node scripts/side-by-side.ts <script> [<script> …]')
  process.exit(1)
}

const results = await Promise.all(
  names.map(async (name) => {
    const { code, seconds, output } = await run(name)
    const outcome = code === 0 ? 'passed' : `FAILED with code ${code}`
    console.log(`── ${name} ${outcome} after ${seconds} s ──\n${output}`)
    return { name, code }
  }),
)

const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}

interface Result {
  /** The exit code, or the signal that ended the script. */
  readonly code: number | string
  readonly seconds: number
  readonly output: string
}

function run(name: string): Promise<Result> {
  const start = Date.now()
  const child = spawn('node', ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (text: Buffer) => (output += text.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve({
        code: code ?? signal ?? 'unknown',
        seconds: Math.round((Date.now() - start) / 1000),
        output,
      }),
    )
  })
}
