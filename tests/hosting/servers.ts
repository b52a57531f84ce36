import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { preview } from 'vite'
import { CADDY, NGINX } from '../../scripts/servers.ts'
import { ask } from './ask.ts'

export interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
}

export interface ServerKind {
  readonly name: string
  /** Serves a folder at a free port. */
  readonly start: (folder: string) => Promise<Server>
}

/** The server of `npm start`, with the project's own configuration. */
export const npmStart: ServerKind = {
  name: 'npm start',
  start: async (folder) => {
    const server = await preview({
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
    })
    const [address = ''] = server.resolvedUrls?.local ?? []
    return { address, stop: () => server.close() }
  },
}

/** Debian's nginx with the configurations of `hosting/nginx` and `hosting/docker`. */
export const nginx: ServerKind = {
  name: 'nginx',
  start: async (folder) => {
    const port = await freePort()
    const own = mkdtempSync(`${tmpdir()}/shop-nginx-`)
    const shop = replaceAll(readFileSync('hosting/nginx/shop.conf', 'utf8'), {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'root /var/www/shop;': `root "${folder}";`,
    })
    const whole = replaceAll(readFileSync('hosting/docker/nginx.conf', 'utf8'), {
      '/tmp/': `${own}/`,
      '/etc/nginx/conf.d/shop.conf': `${own}/shop.conf`,
      '/dev/stdout': 'off',
    })
    // Started by root, nginx would serve as a user who cannot read temporary folders.
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    writeFileSync(`${own}/shop.conf`, shop)
    writeFileSync(`${own}/nginx.conf`, user + whole)
    const child = spawn(NGINX.find() ?? 'nginx', [
      '-e',
      'stderr',
      '-c',
      `${own}/nginx.conf`,
      '-g',
      'daemon off;',
    ])
    return started(child, port, own)
  },
}

/** Debian's Caddy with the configuration of `hosting/caddy`. */
export const caddy: ServerKind = {
  name: 'Caddy',
  start: async (folder) => {
    const port = await freePort()
    const own = mkdtempSync(`${tmpdir()}/shop-caddy-`)
    const site = replaceAll(readFileSync('hosting/caddy/Caddyfile', 'utf8'), {
      'shop.example {': `http://127.0.0.1:${port} {`,
      '/var/www/shop': `"${folder}"`,
    })
    const quiet = '{\n\tadmin off\n}\n'
    writeFileSync(`${own}/Caddyfile`, quiet + site)
    const child = spawn(
      CADDY.find() ?? 'caddy',
      ['run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`],
      {
        env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
      },
    )
    return started(child, port, own)
  },
}

/** Waits until a server answers; its folder of its own is removed when it stops. */
async function started(
  child: ChildProcessWithoutNullStreams,
  port: number,
  own: string,
): Promise<Server> {
  const address = `http://127.0.0.1:${port}/`
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
    child.on('error', (error) => {
      output += error.message
      resolve()
    })
  })
  const isAnswering = async () => {
    while (child.exitCode === null) {
      const answer = await ask(address, '/').catch(() => undefined)
      if (answer) return true
      await delay(50)
    }
    return false
  }
  const isReady = await Promise.race([isAnswering(), ended.then(() => false)])
  if (!isReady) throw new Error(`${child.spawnfile} has ended: ${output}`)
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(own, { recursive: true })
    },
  }
}

/** A text with other values for the machine; each must be in it. */
function replaceAll(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((changed, [old, value]) => {
    if (!changed.includes(old)) throw new Error(`The configuration has no ${old}`)
    return changed.replaceAll(old, value)
  }, text)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
