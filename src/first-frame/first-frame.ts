import { fetchAhead } from '#src/data/files-ahead.ts'
import { nameFromSlug } from '#src/domain/variants.ts'
import { keepPress } from './keep-press.ts'
import { pictureOf } from './picture.ts'
import { entriesOf, field } from './unknown.ts'
import { watchStart } from './watch-start.ts'

/*
 * Runs inside `index.html` as soon as its body is there, and long before the shop's own code: shows the frame of the
 * page that the address asks for, which the build has drawn into a template, and starts the files that the page will
 * need. `main.tsx` takes the place over with the same elements; where it cannot, the page says so.
 */

const root = document.getElementById('root')
const [path = ''] = location.hash.slice(1).split('?')
const [section = '', slug, ...more] = path.split('/').filter((segment) => segment !== '')
const page = slug === undefined ? `/${section}` : `/${section}/*`
const frame = (more.length === 0 ? templateOf(page) : undefined) ?? templateOf('')
const layout = templateOf('layout')

if (root && frame && layout) {
  // For the router, which leaves this page scrolled as it is (`app/first-scroll.ts`).
  root.dataset.path = path || '/'
  const files = start(frame)
  root.append(document.importNode(layout.content, true))
  const main = root.querySelector('main')
  main?.append(document.importNode(frame.content, true))
  if (main && slug !== undefined) {
    nameProduct(main, slug)
    const catalogue = files.get('api/products.json')?.catch(() => undefined)
    void catalogue?.then((products) => showPicture(main, slug, products))
  }
  markCurrent(root, `#/${section}`)
  tameLinks(root)
  for (const part of root.querySelectorAll<HTMLElement>(':scope > *')) keepPress(part)
  fillBadge(root, 'favourites', countFavourites())
  fillBadge(root, 'cart', countPieces())
  root.querySelector('[role="switch"]')?.setAttribute('aria-checked', String(isDark()))
  if (main) watchStart(root, main, templateOf('failed'))
}

function templateOf(name: string): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-page]')
  return [...templates].find(({ dataset }) => dataset.page === name)
}

/** Asks for what the page needs, whose names are on the template. */
function start({ dataset }: HTMLTemplateElement): ReadonlyMap<string, Promise<unknown>> {
  // The catalogue's specified time of loading begins here, see `data/catalogue-query.ts`.
  performance.mark('catalogue-asked')
  const files = fetchAhead(dataset.files?.split(' ') ?? [])
  for (const href of dataset.scripts?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  return files
}

/** Until the catalogue is there, a product is called what its address calls it. */
function nameProduct(main: HTMLElement, slug: string): void {
  const name = nameFromSlug(decoded(slug))
  for (const element of main.querySelectorAll('h1, nav span')) {
    if (element.textContent === '*') element.textContent = name
  }
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** The largest thing on a product's page, long before its details are there. */
function showPicture(main: HTMLElement, slug: string, products: unknown): void {
  const itemId = decoded(slug)
  const product = entriesOf(products).find((entry) => field(entry, 'itemId') === itemId)
  const place = main.querySelector<HTMLElement>('[data-picture-sizes]')
  const picture = pictureOf(product, place?.dataset.pictureSizes ?? '')
  if (picture) place?.append(picture)
}

/** Marks the link to where the visitor is, as the shop does: not the logo, which stands before the navigation. */
function markCurrent(root: HTMLElement, href: string): void {
  for (const link of root.querySelectorAll('header nav a, header nav ~ * a')) {
    if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'page')
  }
}

/** Links that lead nowhere in the shop do what they do there: the address is the shop's. */
function tameLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a[href=""], a[href="#main"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      if (link.getAttribute('href') === '#main') root.querySelector('main')?.focus()
    })
  }
}

function fillBadge(root: HTMLElement, section: string, count: number): void {
  const badge = root.querySelector(`header a[href="#/${section}"] > span:last-of-type`)
  if (badge && count > 0) badge.textContent = String(count)
  else badge?.remove()
}

function countFavourites(): number {
  return keptIds('favorites').size
}

function countPieces(): number {
  const quantities = kept('totalBill')
  const pieces = [...keptIds('cartProducts')].map((id) => Number(field(quantities, id) ?? 1) || 1)
  return pieces.reduce((sum, quantity) => sum + quantity, 0)
}

/** What the visitor has kept. Damaged entries are the state's business, which comes later. */
function keptIds(key: string): Set<string> {
  return new Set(entriesOf(kept(key)).map((product) => String(field(product, 'id'))))
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
