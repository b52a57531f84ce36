import { nameFromSlug } from '#src/domain/product/name-from-slug.ts'
import { fillBadges, TEMPLATE_ATTRIBUTES, handOver } from '#src/first-visit/hand-over.ts'
import { currentPage } from './current-page.ts'
import { keptCounts } from './kept-counts.ts'
import { pictureOf } from './picture.ts'
import { entriesOf, field } from './read-field.ts'
import { IS_FILE, requestFiles } from './request-files.ts'
import { requestPictures } from './request-pictures.ts'
import { runShopCode } from './shop-code.ts'
import { watchStart } from './watch-start.ts'

/**
 * Shows the template of the page at the current address, long before the shop's own code runs. The shop then hydrates
 * these elements (`first-visit/hydration/hydrate-template.tsx`).
 */
export function showTemplate(): void {
  const root = document.getElementById('root')
  const layout = templateOf('layout')
  if (!root || !layout) return
  const draw = () => drawPage(root, layout)
  draw()
  // Shows the template of the next page when a link is followed before the shop's code has loaded.
  addEventListener('hashchange', () => {
    if (handOver().hasReact) return
    requestFiles('first')
    draw()
    scrollTo(0, 0)
  })
  root.addEventListener('click', (event) => {
    if (!handOver().hasReact) handleClick(event)
  })
  root.addEventListener('submit', (event) => {
    if (!handOver().hasReact) openSearch(event)
  })
  if (IS_FILE) return
  const code = runShopCode()
  watchStart({ code, root, message: templateOf('failed'), draw })
  // Later than the code, which the list needs first.
  code.then(() => requestPictures(root)).catch(() => undefined)
}

function templateOf(page: string | undefined): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-page]')
  return [...templates].find(({ dataset }) => dataset.page === page)
}

/** Puts the template for the address into the page, and fills in what only the browser knows, such as counts and theme. */
function drawPage(root: HTMLElement, layout: HTMLTemplateElement): void {
  const { path, page, section, slug } = currentPage()
  const template = templateOf(IS_FILE ? 'file' : page) ?? templateOf('not-found')
  if (!template) return

  handOver().path = path || '/'
  root.replaceChildren(document.importNode(layout.content, true))
  const main = root.querySelector('main')
  main?.append(document.importNode(template.content, true))
  if (main && slug !== undefined) {
    nameProduct(main, slug)
    void handOver()
      .files.get('api/products.json')
      ?.then((products) => showPicture(main, section, slug, products))
      .catch(() => undefined)
      .then(() => requestFiles('afterPicture'))
  }
  markCurrent(root, `#/${section}`)
  fillBadges(root, keptCounts())
  const [, parameters] = location.hash.split('?')
  showQuery(root, new URLSearchParams(parameters).get('q'))
  root.querySelector('[role="switch"]')?.setAttribute('aria-checked', String(isDark()))
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
 *
 * @returns when the picture has loaded or failed to
 */
async function showPicture(
  main: HTMLElement,
  category: string,
  slug: string,
  products: unknown,
): Promise<void> {
  const frame = main.querySelector<HTMLElement>(`[${TEMPLATE_ATTRIBUTES.pictureSizes}]`)
  const product = entriesOf(products).find(
    (entry) => field(entry, 'itemId') === slug && field(entry, 'category') === category,
  )
  const picture =
    frame && pictureOf(product, frame.getAttribute(TEMPLATE_ATTRIBUTES.pictureSizes) ?? '')
  if (!picture) return
  const slot = document.createElement('slot')
  slot.append(picture)
  frame.attachShadow({ mode: 'open' }).append(slot)
  await new Promise((resolve) => {
    slot.addEventListener('load', resolve, { capture: true })
    slot.addEventListener('error', resolve, { capture: true })
  })
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
  handOver().pressed = control instanceof HTMLButtonElement ? control : undefined
  const href = control?.getAttribute('href')
  if (href !== '' && href !== '#main') return
  event.preventDefault()
  if (href === '#main') document.querySelector('main')?.focus()
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
