import { fetchAhead } from '#src/data/files-ahead.ts'
import { nameFromSlug } from '#src/domain/variants.ts'
import { fillBadges, MARKS, start } from '#src/start/protocol.ts'
import { keptCounts } from './kept-counts.ts'
import { pictureOf } from './picture.ts'
import { entriesOf, field } from './read-field.ts'
import { watchStart } from './watch-start.ts'

/** Whether the page was opened from a disk, without a server: browsers then load neither modules nor data. */
const IS_FILE = location.protocol === 'file:'

/**
 * Shows the template of the page at the current address, and requests the files that this page needs, long before the
 * shop's own code runs. The shop then hydrates these elements (`app/take-over.ts`).
 */
export function showTemplate(): void {
  const root = document.getElementById('root')
  const layout = templateOf('layout')
  if (!root || !layout) return
  const draw = () => drawPage(root, layout)
  draw()
  // Shows the template of the next page when a link is followed before the shop's code has loaded.
  addEventListener('hashchange', () => {
    if (start().isTakenOver) return
    draw()
    scrollTo(0, 0)
  })
  root.addEventListener('click', (event) => {
    if (!start().isTakenOver) handleClick(event)
  })
  root.addEventListener('submit', (event) => {
    if (!start().isTakenOver) openSearch(event)
  })
  if (!IS_FILE) watchStart({ root, message: templateOf('failed'), draw })
}

function templateOf(page: string | undefined): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-page]')
  return [...templates].find(({ dataset }) => dataset.page === page)
}

/** Puts the template for the address into the page, and fills in what only the browser knows, as counts and theme. */
function drawPage(root: HTMLElement, layout: HTMLTemplateElement): void {
  const [path = '', parameters] = location.hash.slice(1).split(/[?#]/)
  const { page, section, slug } = readPath(path)
  const template = templateOf(IS_FILE ? 'file' : page) ?? templateOf('not-found')
  if (!template) return

  start().path = path || '/'
  const files = askForFiles(template)
  root.replaceChildren(document.importNode(layout.content, true))
  const main = root.querySelector('main')
  main?.append(document.importNode(template.content, true))
  if (main && slug !== undefined) {
    nameProduct(main, slug)
    void files.get('api/products.json')?.then(
      (products) => showPicture(main, section, slug, products),
      () => undefined,
    )
  }
  markCurrent(root, `#/${section}`)
  fillBadges(root, keptCounts())
  showQuery(root, new URLSearchParams(parameters).get('q'))
  root.querySelector('[role="switch"]')?.setAttribute('aria-checked', String(isDark()))
}

/** The template's name for a path (`page`), and the path's segments, decoded as the router decodes them. */
function readPath(path: string): { page?: string; section: string; slug?: string } {
  try {
    const [section = '', slug, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
    if (more.length > 0) return { section }
    return slug === undefined
      ? { page: `/${section}`, section }
      : { page: `/${section}/*`, section, slug }
  } catch {
    // A malformed escape sequence: no page of the shop, even if its first segment is one.
    return { section: path.split('/')[1] ?? '' }
  }
}

/** Requests the scripts and files that are named in the template's attributes. */
function askForFiles({ dataset }: HTMLTemplateElement): ReadonlyMap<string, Promise<unknown>> {
  // The specified loading time of the catalogue counts from here, see `data/catalogue-query.ts`.
  start().catalogueAskedAt ??= performance.now()
  for (const href of dataset.scripts?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  return fetchAhead(dataset.files?.split(' ') ?? [])
}

/** Names the product after its address, until its details have loaded. */
function nameProduct(main: HTMLElement, slug: string): void {
  for (const element of main.querySelectorAll('h1, nav span')) {
    if (element.textContent === '*') element.textContent = nameFromSlug(slug)
  }
}

/**
 * Shows a product's picture, the largest element of its page, long before the details have loaded. The picture is the
 * default content of a slot in a shadow tree, because hydration expects the element itself to have no children. The
 * picture that React adds later replaces it.
 */
function showPicture(main: HTMLElement, category: string, slug: string, products: unknown): void {
  const place = main.querySelector<HTMLElement>(`[${MARKS.pictureSizes}]`)
  const product = entriesOf(products).find(
    (entry) => field(entry, 'itemId') === slug && field(entry, 'category') === category,
  )
  const picture = place && pictureOf(product, place.getAttribute(MARKS.pictureSizes) ?? '')
  if (!picture) return
  const slot = document.createElement('slot')
  slot.append(picture)
  place.attachShadow({ mode: 'open' }).append(slot)
}

/** Shows the query of the address in the search field, as its default: what the visitor types stays. */
function showQuery(root: HTMLElement, query: string | null): void {
  const field = root.querySelector<HTMLInputElement>('[role="combobox"]')
  if (field && query !== null) field.defaultValue = query
}

/** Opens the search page for the text of the search field. */
function openSearch(event: SubmitEvent): void {
  event.preventDefault()
  const field = document.querySelector<HTMLInputElement>('[role="combobox"]')
  location.hash = `/search?q=${encodeURIComponent(field?.value.trim() ?? '')}`
}

/** Marks the links to the current page as the router does; not the logo, which comes before the navigation. */
function markCurrent(root: HTMLElement, href: string): void {
  for (const link of root.querySelectorAll<HTMLElement>('header nav a, header nav ~ * a')) {
    if (link.getAttribute('href') !== href) continue
    link.classList.add('active')
    link.dataset.status = 'active'
    link.ariaCurrent = 'page'
  }
}

/**
 * Remembers the last pressed button, and handles links that must not change the address, which holds the route: those
 * with an empty address, and the skip link.
 */
function handleClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  start().pressed = control instanceof HTMLButtonElement ? control : undefined
  const href = control?.getAttribute('href')
  if (href !== '' && href !== '#main') return
  event.preventDefault()
  if (href === '#main') document.querySelector('main')?.focus()
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
