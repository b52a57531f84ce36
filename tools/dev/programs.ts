import { existsSync } from 'node:fs'
import { findChromium, findHeadlessChromium } from './chromium.ts'

export interface Program {
  readonly name: string
  /** The path to start, or undefined when a part is missing. */
  readonly find: () => string | undefined
  readonly packages: string
  readonly otherwise?: string
}

export const CHROMIUM: Program = {
  name: 'Chromium',
  find: findChromium,
  packages: 'chromium fonts-dejavu-core',
  otherwise: 'npx playwright install chromium',
}

/** The Chromium for `npm test`. */
export const HEADLESS_CHROMIUM: Program = {
  ...CHROMIUM,
  find: findHeadlessChromium,
  packages: 'chromium-headless-shell fonts-dejavu-core',
}

const FIREFOX: Program = {
  name: 'Firefox',
  find: () =>
    [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync),
  packages: 'firefox-esr',
}

/** Found by its driver, which starts the browser on a virtual screen. */
export const WEBKIT: Program = {
  name: 'WebKit',
  find: () => firstIfAll('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
  packages: 'webkit2gtk-driver xvfb',
}

export const BROWSERS = [CHROMIUM, FIREFOX, WEBKIT]

/** With the module that sends brotli copies. */
export const NGINX: Program = {
  name: 'nginx',
  find: () =>
    firstIfAll('/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  packages: 'nginx libnginx-mod-http-brotli-static',
}

export const CADDY: Program = {
  name: 'Caddy',
  find: () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync),
  packages: 'caddy',
}

function firstIfAll(...paths: string[]): string | undefined {
  return paths.every(existsSync) ? paths[0] : undefined
}
