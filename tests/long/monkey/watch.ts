import type { BrowserContext, Page, Request } from '@playwright/test'

/**
 * Follows the requests of a page, except pictures.
 *
 * @returns a function whose promise resolves when all requests that run at its call have ended
 */
export function watchRequests(page: Page): () => Promise<unknown> {
  const running = new Map<Request, PromiseWithResolvers<void>>()
  const end = (request: Request) => {
    running.get(request)?.resolve()
    running.delete(request)
  }
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') running.set(request, Promise.withResolvers())
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => Promise.all([...running.values()].map(({ promise }) => promise))
}

/** Console warnings and errors, uncaught exceptions, and files that fail to load. */
export function watchComplaints(context: BrowserContext): readonly string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') {
      complaints.push(`says ${message.type()}: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => complaints.push(`throws ${error.error().stack ?? ''}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that is left aborts its requests.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`lacks ${request.url()}: ${reason ?? ''}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`lacks ${response.url()}: ${response.status()}`)
  })
  return complaints
}
