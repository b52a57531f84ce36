import type { BrowserContext, Page } from '@playwright/test'

/** The requests of a page that are on their way. Pictures come when they come. */
export function watchRequests(page: Page): ReadonlySet<unknown> {
  const requests = new Set<unknown>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return requests
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
