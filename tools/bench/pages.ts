import { catalogue } from '#tools/dev/demo-catalogue.ts'
import type { Host } from './host.ts'

/** A page of the shop to measure. */
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
]

/** The host of the bare app (`bare-app.ts`), the second floor. */
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

/** The loaded home page without scripts; see `floor.ts`. */
export const FLOOR: TestedPage = { name: 'floor', path: 'floor.html', whole: ['main'] }
