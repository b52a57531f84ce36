import { existsSync } from 'node:fs'
import type { Program } from './install-program.ts'

const NGINX_PATH = '/usr/sbin/nginx'

/** nginx with the module that sends brotli copies. */
export const NGINX: Program = {
  name: 'nginx',
  find: () => {
    const parts = [NGINX_PATH, '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']
    return parts.every(existsSync) ? NGINX_PATH : undefined
  },
  packages: 'nginx libnginx-mod-http-brotli-static',
}

export const CADDY: Program = {
  name: 'Caddy',
  find: () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync),
  packages: 'caddy',
}
