import { nameFromSlug } from '#src/domain/text/slugs.ts'
import { fillBadges, bootState } from '#src/lib/boot-state.ts'
import { currentPage } from './current-page.ts'
import { persistedCounts } from './persisted.ts'
import { requestCardPictures, showProductPicture } from './pictures.ts'
import { IS_FILE, requestFiles } from './request-files.ts'
import { startShop } from './start-shop.ts'

/** Shows the page long before the shop's code runs, which hydrates it (`boot/hydration/hydrate-template.tsx`). */
export function showTemplate(): void {
  const root = document.getElementById('root')
  const layout = templateOf('layout')
  if (!root || !layout) return
  const draw = () => drawPage(root, layout)
  draw()
  // Shows the template of the next page when a link is followed before the shop's code has loaded. React may hydrate
  // it before `hashchange` comes.
  addEventListener('popstate', () => {
    if (bootState().hasReact) return
    requestFiles('first')
    draw()
    scrollTo(0, 0)
  })
  root.addEventListener('click', (event) => {
    if (!bootState().hasReact) handleClick(event)
  })
  root.addEventListener('submit', (event) => {
    if (!bootState().hasReact) openSearch(event)
  })
  if (IS_FILE) return
  startShop(root, templateOf('failed'), draw)
    // Later than the code, which the list needs first.
    .then(() => requestCardPictures(root))
    .catch(() => undefined)
}

function templateOf(page: string | undefined): HTMLTemplateElement | undefined {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-page]')
  return [...templates].find(({ dataset }) => dataset.page === page)
}

/** Puts the template for the address into the page, and fills in what only the browser knows, such as the counts. */
function drawPage(root: HTMLElement, layout: HTMLTemplateElement): void {
  const { page, section, slug, query } = currentPage()
  const template = templateOf(IS_FILE ? 'file' : page) ?? templateOf('not-found')
  if (!template) return

  const path = location.hash.slice(1).replace(/[?#].*/s, '')
  bootState().path = path === '' ? '/' : path
  root.replaceChildren(document.importNode(layout.content, true))
  const main = root.querySelector('main')
  main?.append(document.importNode(template.content, true))
  if (main && slug !== undefined) {
    nameProduct(main, slug)
    void showProductPicture(main)
      .catch(() => undefined)
      .then(() => requestFiles('afterPicture'))
  }
  markCurrent(root, `#/${section}`)
  fillBadges(root, persistedCounts())
  showQuery(root, new URLSearchParams(query).get('q'))
  root.querySelector('[role="switch"]')?.setAttribute('aria-checked', String(isDark()))
}

function nameProduct(main: HTMLElement, slug: string): void {
  for (const element of main.querySelectorAll('h1, nav span')) {
    if (element.textContent === '*') element.textContent = nameFromSlug(slug)
  }
}

/** Shows the query of the address in the search field, as its default: what the visitor types stays. */
function showQuery(root: HTMLElement, query: string | null): void {
  const field = root.querySelector<HTMLInputElement>('[role="combobox"]')
  if (field && query !== null) field.defaultValue = query
}

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

/** Links with an empty address, and the skip link, must not change the address, which holds the route. */
function handleClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  bootState().pressed = control instanceof HTMLButtonElement ? control : undefined
  const href = control?.getAttribute('href')
  if (href !== '' && href !== '#main') return
  event.preventDefault()
  if (href === '#main') document.querySelector('main')?.focus()
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
