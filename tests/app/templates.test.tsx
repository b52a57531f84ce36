import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHashHistory } from '#src/app/hash-history.ts'
import { createShop, type Shop } from '#src/app/shop.tsx'
import { hydrateTemplate } from '#src/boot/hydration/hydrate-template.tsx'
import { renderTemplates } from '#src/boot/hydration/render-templates.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { detailsQuery } from '#src/data/details-query.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { applyPersistedTheme } from '#src/boot/inline/persisted.ts'
import { LISTED_FILES } from '#src/boot/inline/listed-files.ts'
import { requestFiles } from '#src/boot/inline/request-files.ts'
import { showTemplate } from '#src/boot/inline/show-template.ts'
import { splitPage } from '#tools/site/templates/draw-templates.ts'
import { matchingMedia } from '#tests/support/browser-stand-ins.ts'
import { persist, readPersisted } from '#tests/support/persisted.ts'
import { phones as phoneList } from '#tests/support/products.ts'
import { serveFiles } from '#tests/support/shop-files.ts'
import { waitForReal } from '#tests/support/wait-for-real.ts'

const PAGES = [
  ...['/', '/phones', '/phones/*', '/tablets/*', '/search', '/shared', '/compare', '/cart'],
  '/favourites',
]
const NOWHERE = '/-'
const phones = phoneList(2)

/** The stored values. Hoisted, because the state reads storage when its modules are loaded. */
const KEPT = await vi.hoisted(async () => {
  const { phones } = await import('#tests/support/products.ts')
  const stored = {
    cartProducts: phones(2),
    favorites: [...phones(1), { id: 'damaged' }],
    totalBill: { 'phone-01': 20_000, 'phone-02': 'odd' },
    comparedProducts: phones(2),
    theme: 'dark',
  }
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value))
  return stored
})

const drawn = await renderTemplates([NOWHERE, ...PAGES])

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.shopBootState = undefined
  persist(KEPT)
  serveFiles({ 'api/products.json': phones, 'api/phones.json': [] })
  document.body.innerHTML = '<div id="root"></div>'
  addListedFiles()
  const { around, inside } = splitPage(drawn.get(NOWHERE) ?? '')
  addTemplate('layout', around)
  addTemplate('not-found', inside)
  for (const page of PAGES) addTemplate(page, splitPage(drawn.get(page) ?? '').inside)
})

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.theme
})

describe('the search field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

  it('shows the query of the address, and keeps what is typed before hydration, and the focus', async () => {
    showPage('#/search?q=acme+one')
    expect(field().value).toBe('acme one')
    field().focus()
    field().value = 'acme two'
    await startShop()
    expect(field().value).toBe('acme two')
    expect(field()).toHaveFocus()
  })

  it('opens the search page before hydration too', async () => {
    showPage('#/phones')
    field().value = ' acme & two '
    field().form?.requestSubmit()
    await vi.waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/^Search$/))
    // A shop of an earlier test may be there, and writes a space as `+`.
    const [page, query] = window.location.hash.split('?')
    expect([page, new URLSearchParams(query).get('q')]).toEqual(['#/search', 'acme & two'])
    expect(field().value).toBe('acme & two')
  })
})

it('shows the badges of the state, also if another tab has filled both lists meanwhile', async () => {
  showPage('#/phones')
  // The damaged favourite counts until the state has read it.
  expect(badgeTexts()).toEqual(['2', '10000'])
  persist({ cartProducts: [], favorites: [] })
  const elements = showPage('#/phones')
  expect(badgeTexts()).toEqual(['', ''])
  persist(KEPT)
  await startShop()
  expect(badgeTexts()).toEqual(['1', '10000'])
  expect(lostOf(elements)).toEqual([])
})

it('shows a page, without badges, if the browser refuses storage', () => {
  const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  showPage('#/phones')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Phones page')
  expect(badgeTexts()).toEqual(['', ''])
  refuse.mockRestore()
})

it('shows the picture of a product, and none under the address of another category', async () => {
  const picturesAt = async (category: string) => {
    globalThis.shopBootState = undefined
    window.history.replaceState(null, '', `#/${category}/${phones[0]?.itemId}`)
    requestFiles('first')
    showTemplate()
    await vi.advanceTimersByTimeAsync(1)
    return document.querySelector('[data-picture-sizes]')?.shadowRoot?.querySelectorAll('img')
  }
  expect(await picturesAt('phones')).toHaveLength(1)
  expect(await picturesAt('tablets')).toBeUndefined()
})

it('follows a link that is pressed before React has hydrated the page, and logs no error', async () => {
  showPage('#/phones')
  const shop = await createLoadedShop()
  // Not within `act`, in which React hydrates layout and page in one go instead of in tasks of their own.
  hydrateTemplate(rootElement(), shop)
  shop.router.history.push('/cart')
  // The cart's code is loaded meanwhile.
  await waitForReal(
    (ms) => vi.advanceTimersByTimeAsync(ms),
    () => document.querySelector('h1')?.textContent === 'Cart',
  )
})

describe('hydration keeps every element of the template:', () => {
  it.each([
    ['home', '#/'],
    ['a list', '#/phones'],
    ['a list with an order', '#/phones?sort=price&perPage=4'],
    ['a search', '#/search?q=acme+one'],
    ['a shared list', '#/shared?cart=phone-01'],
    ['a damaged shared list', '#/shared?cart=a.'],
    ['a comparison', `#/compare?ids=${phones[0]?.itemId}`],
    ['the visitor’s own comparison', '#/compare'],
    ['a product', `#/phones/${phones[0]?.itemId}`],
    ['a product with an odd address', '#/phones/a%20-%2F'],
    ['a malformed address', '#/phones/%ff'],
    ['an unknown page', '#/laptops'],
    ['an unknown page with a known beginning', '#/phones/a/b'],
    ['a page that only other shops have', '#/order'],
  ])('%s', async (_, address) => {
    expect(await lostAt(address)).toEqual([])
  })

  // Pointing at a link may load them before React hydrates the page.
  it.each(['/', '/phones', '/phones/phone-01', '/search', '/shared?cart=phone-01', '/compare'])(
    '%s, if its files have come already, without an error',
    async (address) => {
      showPage(`#${address}`)
      const shop = await createLoadedShop()
      void shop.queryClient.query(catalogueQuery())
      void shop.queryClient.query(detailsQuery('phones'))
      await vi.advanceTimersByTimeAsync(SETTINGS.loadDelay)
      const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
      act(() => {
        hydrateTemplate(rootElement(), shop)
      })
      await waitForReal(advance, () => screen.queryByLabelText('Loading') === null)
    },
  )

  it.each(['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])(
    'home, in a browser with %s',
    async (media) => {
      matchingMedia.add(media)
      // Under reduced motion the slides do not turn, so the pause button is removed.
      const pause = '[aria-label="Stop turning slides"]'
      expect((await lostAt('#/')).filter((element) => !element.closest(pause))).toEqual([])
    },
  )

  it.each(['#/cart', '#/favourites'])('%s, except for the loader', async (address) => {
    const lost = await lostAt(address)
    expect(lost.filter((element) => element.closest('header, footer'))).toEqual([])
    expect(document.querySelector('h1')).not.toBeNull()
  })
})

function badgeTexts(): string[] {
  return [...document.querySelectorAll('header [data-badge]')].map((badge) => badge.textContent)
}

function addTemplate(page: string, html: string): void {
  const template = document.createElement('template')
  template.dataset.page = page
  template.innerHTML = html
  document.body.append(template)
}

function addListedFiles(): void {
  const first = { scripts: [], files: ['api/products.json'] }
  const pages = Object.fromEntries(PAGES.map((page) => [page, { first }]))
  const element = document.createElement('script')
  element.id = LISTED_FILES
  element.type = 'application/json'
  element.textContent = JSON.stringify({ wayToRoot: '', pages })
  document.body.append(element)
}

/** Opens an address as the browser does: first the inline scripts, then the shop. Returns what hydration has replaced. */
async function lostAt(address: string): Promise<Element[]> {
  const elements = showPage(address)
  await startShop()
  return lostOf(elements)
}

function lostOf(elements: readonly Element[]): Element[] {
  return elements.filter(({ isConnected }) => !isConnected)
}

/** Runs the inline scripts, and returns the elements that they show. */
function showPage(address: string): Element[] {
  window.history.replaceState(null, '', address)
  requestFiles('first')
  applyPersistedTheme()
  showTemplate()
  return [...rootElement().querySelectorAll('*')]
}

async function startShop(): Promise<void> {
  const shop = await createLoadedShop()
  await act(async () => {
    hydrateTemplate(rootElement(), shop)
    await vi.advanceTimersByTimeAsync(SETTINGS.loadDelay / 2)
  })
}

async function createLoadedShop(): Promise<Shop> {
  readPersisted()
  const shop = createShop(createHashHistory())
  await shop.router.load()
  return shop
}

function rootElement(): HTMLElement {
  return document.querySelector<HTMLElement>('#root') ?? document.body
}
