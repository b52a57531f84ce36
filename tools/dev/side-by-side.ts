import { spawn } from 'node:child_process'

/**
 * Runs npm scripts side by side, and prints the output of each in one piece when it ends:
 * `node tools/dev/side-by-side.ts test:code test:unit`. Fails when one of them fails, and names it.
 */
const names = process.argv.slice(2)
console.log(`Side by side: ${names.join(', ')}`)
const results = await Promise.all(
  names.map(async (name) => {
    const start = Date.now()
    const { isPassed, output } = await run(name)
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(`── ${name} ${isPassed ? 'passed' : 'FAILED'} after ${seconds} s ──\n${output}`)
    return { name, isPassed }
  }),
)

const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}

function run(name: string): Promise<{ isPassed: boolean; output: string }> {
  const child = spawn('node', ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (text: Buffer) => (output += text.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ isPassed: code === 0, output }))
  })
}
