import { forgetReload, reloadOnce } from '#src/data/code.ts'
import { FILE_TIME_LIMIT } from '#src/data/fetch-json.ts'
import { nameFromSlug } from '#src/domain/variants.ts'

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
  start(frame)
  root.append(document.importNode(layout.content, true))
  const main = root.querySelector('main')
  main?.append(document.importNode(frame.content, true))
  if (main && slug !== undefined) nameProduct(main, slug)
  markCurrent(root, `#/${section}`)
  fillBadge(root, 'favourites', countFavourites())
  fillBadge(root, 'cart', countPieces())
  root.querySelector('[role="switch"]')?.setAttribute('aria-checked', String(isDark()))
  if (main) watchStart(root, main)
}

function templateOf(name: string): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-page]')
  return [...templates].find(({ dataset }) => dataset.page === name)
}

/** The names of the files are on the template. */
function start({ dataset }: HTMLTemplateElement): void {
  const scripts = dataset.scripts?.split(' ') ?? []
  const files = dataset.files?.split(' ') ?? []
  const links = [
    ...files.map((href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })),
    ...scripts.map((href) => ({ rel: 'modulepreload', href })),
  ]
  for (const link of links)
    document.head.append(Object.assign(document.createElement('link'), link))
  // The catalogue's specified time of loading begins here, see `data/catalogue-query.ts`.
  performance.mark('catalogue-asked')
}

/** The name under which a reload for the shop's first script is remembered. */
const SHOP = 'the shop'

/** Sees to it that the page does not stay as it is where the shop's own code, or a part of it, cannot be had. */
function watchStart(root: HTMLElement, main: HTMLElement): void {
  const isStarted = () => root.dataset.started !== undefined
  const reload = () => {
    if (!isStarted()) location.reload()
  }
  const fail = () => {
    const message = templateOf('failed')
    if (isStarted() || !message) return
    main.replaceChildren(document.importNode(message.content, true))
    main.querySelector('button')?.addEventListener('click', reload)
    // The links of the frame lead nowhere else.
    addEventListener('hashchange', reload)
  }
  const settle = async () => {
    if (isStarted()) forgetReload(SHOP)
    // A newer page may know where the code is now.
    else if (!(await reloadOnce(SHOP))) fail()
  }
  // Code that is none is loaded, and does not start.
  const entry = document.querySelector('script[type="module"]')
  for (const end of ['load', 'error']) entry?.addEventListener(end, () => void settle())
  setTimeout(fail, FILE_TIME_LIMIT)
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

/** Marks the links to where the visitor is, as the router does. */
function markCurrent(root: HTMLElement, href: string): void {
  for (const link of root.querySelectorAll('header a, footer a')) {
    if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'page')
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
  const products = kept(key)
  if (!Array.isArray(products)) return new Set()
  return new Set(products.map((product: unknown) => String(field(product, 'id'))))
}

function field(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  return new Map(Object.entries(record)).get(name)
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
