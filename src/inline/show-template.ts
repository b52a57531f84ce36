import { fetchAhead } from '#src/data/files-ahead.ts'
import { nameFromSlug } from '#src/domain/variants.ts'
import { fillBadges, MARKS, start } from '#src/start/protocol.ts'
import { keptCounts } from './kept-counts.ts'
import { pictureOf } from './picture.ts'
import { entriesOf, field } from './read-field.ts'
import { watchStart } from './watch-start.ts'

/** The page was opened without a server: browsers load no modules and no data from a disk. */
const IS_FILE = location.protocol === 'file:'

/**
 * Shows the template of the page that the address asks for, which the build has drawn, and asks for the files that the page
 * needs, long before the shop's own code runs. The shop then takes over the elements (`app/take-over.ts`).
 */
export function showTemplate(): void {
  const root = document.getElementById('root')
  const layout = templateOf('layout')
  if (!root || !layout) return
  const draw = () => drawPage(root, layout)
  draw()
  // A link that is followed before the shop's code is there shows the template of its page.
  addEventListener('hashchange', () => {
    if (start().isTakenOver) return
    draw()
    scrollTo(0, 0)
  })
  root.addEventListener('click', (event) => {
    if (!start().isTakenOver) handleClick(event)
  })
  if (!IS_FILE) watchStart({ root, message: templateOf('failed'), draw })
}

function templateOf(page: string | undefined): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-page]')
  return [...templates].find(({ dataset }) => dataset.page === page)
}

/** Puts the template of the address into the page, with what only the browser knows. */
function drawPage(root: HTMLElement, layout: HTMLTemplateElement): void {
  const [path = ''] = location.hash.slice(1).split(/[?#]/)
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
  root.querySelector('[role="switch"]')?.setAttribute('aria-checked', String(isDark()))
}

/** Which page a path names, by the name of its template, and the parts of the path; as the router reads it. */
function readPath(path: string): { page?: string; section: string; slug?: string } {
  try {
    const [section = '', slug, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
    if (more.length > 0) return { section }
    return slug === undefined
      ? { page: `/${section}`, section }
      : { page: `/${section}/*`, section, slug }
  } catch {
    // It is no address of the shop, whatever it begins with.
    return { section: path.split('/')[1] ?? '' }
  }
}

/** Asks for what the page needs, whose names are on the template. */
function askForFiles({ dataset }: HTMLTemplateElement): ReadonlyMap<string, Promise<unknown>> {
  // The catalogue's specified time of loading begins here, see `data/catalogue-query.ts`.
  start().catalogueAskedAt ??= performance.now()
  for (const href of dataset.scripts?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  return fetchAhead(dataset.files?.split(' ') ?? [])
}

/** Until the details are there, a product is called what its address calls it. */
function nameProduct(main: HTMLElement, slug: string): void {
  for (const element of main.querySelectorAll('h1, nav span')) {
    if (element.textContent === '*') element.textContent = nameFromSlug(slug)
  }
}

/**
 * Shows the largest thing on a product's page, long before its details are there. It is the default content of a slot,
 * so that React's element has no children yet; the picture that React adds to it takes its place.
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

/** Marks the link to where the visitor is, as the router does: not the logo, which stands before the navigation. */
function markCurrent(root: HTMLElement, href: string): void {
  for (const link of root.querySelectorAll<HTMLElement>('header nav a, header nav ~ * a')) {
    if (link.getAttribute('href') !== href) continue
    link.classList.add('active')
    link.dataset.status = 'active'
    link.ariaCurrent = 'page'
  }
}

/** Remembers the button that was pressed last, and does what links do that lead nowhere: the address is the shop's. */
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
