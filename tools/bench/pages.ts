import type { Browser } from '@playwright/test'
import { catalogue } from '#tools/dev/demo-catalogue.ts'
import type { Host } from './host.ts'
import { openPhone } from './phone.ts'

export interface TestedPage {
  readonly name: string
  /** Behind the host's address. */
  readonly path: string
  /** CSS selectors: the page is whole when each of them matches. */
  readonly whole: readonly string[]
}

/** A card that is shown: lists and carousels are prepared in elements that are hidden. */
const SHOWN_CARD = 'main article:not([hidden] *)'

/** The address of a phone of the shop's own. Our phones come in several colours. */
export const PRODUCT = `#/phones/${catalogue.find(({ category }) => category === 'phones')?.itemId}`

const PAGES: readonly TestedPage[] = [
  { name: 'home', path: '', whole: [SHOWN_CARD] },
  { name: 'list', path: '#/phones', whole: [SHOWN_CARD] },
  { name: 'product', path: PRODUCT, whole: ['#tech-specs', SHOWN_CARD] },
]

export const BARE = 'bare'

/** The pages of all builds; those of another build than the first are named `list, 1a2b3c`. */
export function pagesOf(hosts: readonly Host[]) {
  return hosts.flatMap((host, index) =>
    PAGES.map((page) => ({
      page,
      host,
      name: index === 0 ? page.name : `${page.name}, ${host.name}`,
    })),
  )
}

export const FLOOR: TestedPage = { name: 'static page', path: 'static-page.html', whole: ['main'] }

/**
 * The loaded home page as static HTML: the same texts, styles and pictures, without scripts. No shop with these pictures
 * can paint sooner.
 */
export async function staticPageOf(browser: Browser, url: string): Promise<string> {
  const { page, close } = await openPhone(browser)
  await page.goto(url)
  await page.getByRole('heading', { name: 'Hot price' }).waitFor()
  await page.waitForLoadState('networkidle')
  const html = await page.evaluate(() => {
    // The policy allows no style attributes except those of the templates.
    for (const left of document.querySelectorAll(
      'script, template, noscript, meta[http-equiv], link:not([rel=icon])',
    )) {
      left.remove()
    }
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await close()
  return html
}
