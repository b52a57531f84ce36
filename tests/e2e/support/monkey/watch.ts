import type { BrowserContext, Page, Request } from '@playwright/test'

/**
 * Follows the requests of a page. Pictures come when they come.
 *
 * @returns resolves when none of the others is on its way
 */
export function watchRequests(page: Page): () => Promise<unknown> {
  const onTheWay = new Map<Request, PromiseWithResolvers<void>>()
  const end = (request: Request) => {
    onTheWay.get(request)?.resolve()
    onTheWay.delete(request)
  }
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') onTheWay.set(request, Promise.withResolvers())
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => Promise.all([...onTheWay.values()].map(({ promise }) => promise))
}

/** Whatever the console complains about, what nobody has caught, and files that cannot be had. */
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
    // What is not wanted any more is given up.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`lacks ${request.url()}: ${reason ?? ''}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`lacks ${response.url()}: ${response.status()}`)
  })
  return complaints
}
