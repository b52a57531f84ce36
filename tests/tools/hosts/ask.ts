import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it was sent: neither decompressed nor decoded. */
  readonly body: Buffer
}

/**
 * Sends one request to a shop at an address, which ends with `/`, with the path as it is: unlike `fetch`, it keeps `..`, follows no redirects, and adds no
 * `Accept-Encoding`.
 */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(address)
  return new Promise((resolve, reject) => {
    const whole = pathname.slice(0, -1) + path
    request({ hostname, port, path: whole, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(parts) })
      })
    })
      .on('error', reject)
      .end()
  })
}
