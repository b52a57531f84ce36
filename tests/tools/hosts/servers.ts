import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { preview } from 'vite'
import { CADDY, NGINX, type Program } from '#tools/dev/programs.ts'
import { ask } from './ask.ts'

export interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
}

export interface ServerKind {
  readonly name: string
  /** Where the shop is in the served folder. */
  readonly base: string
  /** Serves a folder at a free port. The server's address is that of the shop. */
  readonly start: (folder: string) => Promise<Server>
}

/** The server of `npm start`, with the project's own configuration. */
export const npmStart: ServerKind = {
  name: 'npm start',
  base: '',
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

/** Debian's nginx with the configurations of `tools/hosts/nginx` and `tools/hosts/docker`. */
export const nginxAt = (base: string) =>
  programAt(base, NGINX, (own, port, folder) => {
    const shop = replaceAll(readFileSync('tools/hosts/nginx/shop.conf', 'utf8'), {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'root /var/www/shop;': `root "${folder}";`,
      '^/([a-z]': `^${base}/([a-z]`,
      '^/img/': `^${base}/img/`,
      ' /404.html': ` ${base}/404.html`,
    })
    const whole = replaceAll(readFileSync('tools/hosts/docker/nginx.conf', 'utf8'), {
      '/tmp/': `${own}/`,
      '/etc/nginx/conf.d/shop.conf': `${own}/shop.conf`,
      '/dev/stdout': 'off',
    })
    // Started by root, nginx would serve as a user who cannot read temporary folders.
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    writeFileSync(`${own}/shop.conf`, shop)
    writeFileSync(`${own}/nginx.conf`, user + whole)
    return ['-e', 'stderr', '-c', `${own}/nginx.conf`, '-g', 'daemon off;']
  })

/** Debian's Caddy with the configuration of `tools/hosts/caddy`. */
export const caddyAt = (base: string) =>
  programAt(base, CADDY, (own, port, folder) => {
    const site = replaceAll(readFileSync('tools/hosts/caddy/Caddyfile', 'utf8'), {
      'shop.example {': `http://127.0.0.1:${port} {`,
      '/var/www/shop': `"${folder}"`,
      '^/([a-z]': `^${base}/([a-z]`,
      '^/img/': `^${base}/img/`,
      ' /404.html': ` ${base}/404.html`,
    })
    // Without the port for its administration, which would be the same for all.
    writeFileSync(`${own}/Caddyfile`, `{\n\tadmin off\n}\n${site}`)
    return ['run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`]
  })

/** @param configure writes the configuration into the server's own folder, and returns the program's options */
function programAt(
  base: string,
  { name, find }: Program,
  configure: (own: string, port: number, folder: string) => readonly string[],
): ServerKind {
  return {
    name: `${name} ${base}`,
    base,
    start: async (folder) => {
      const port = await freePort()
      const own = mkdtempSync(`${tmpdir()}/shop-host-`)
      const env = { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own }
      const child = spawn(find() ?? name, configure(own, port, folder), { env })
      let output = ''
      child.stderr.on('data', (text: Buffer) => (output += text.toString()))
      const ended = once(child, 'close')
      const address = `http://127.0.0.1:${port}${base}/`
      for (;;) {
        if (child.exitCode !== null) throw new Error(`${name} has ended: ${output}`)
        if (await ask(address, '/').catch(() => undefined)) break
        await delay(50)
      }
      return {
        address,
        stop: async () => {
          child.kill('SIGTERM')
          await ended
          rmSync(own, { recursive: true })
        },
      }
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
