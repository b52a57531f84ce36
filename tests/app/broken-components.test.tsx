import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { matchingMedia } from '#tests/support/browser-stand-ins.ts'
import { VARIANTS } from '#tests/support/facets.ts'
import { persist, persisted } from '#tests/support/persisted.ts'
import { badge } from '#tests/support/on-page.ts'
import { detail, phones, product } from '#tests/support/products.ts'
import { renderApp, type App } from '#tests/support/render-app.tsx'
import { serverError } from '#tests/support/shop-files.ts'

const { FAULT, components } = vi.hoisted(() => ({
  FAULT: 'a fault of this component',
  /** `broken`: the name of the component that throws. `seen`: the names of all that have rendered. */
  components: { broken: 'none', seen: new Set<string>() },
}))

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const original = await importOriginal<typeof import('react/jsx-dev-runtime')>()
  const Broken = () => {
    throw new Error(FAULT)
  }
  const jsxDEV: typeof original.jsxDEV = (type, ...rest) => {
    const name = nameOf(type)
    components.seen.add(name)
    return original.jsxDEV(name === components.broken ? Broken : type, ...rest)
  }
  return { ...original, jsxDEV }

  /** The name of a component, unwrapped from `memo`. */
  function nameOf(type: unknown): string {
    if (typeof type === 'function') return type.name
    return typeof type === 'object' && type !== null && 'type' in type ? nameOf(type.type) : ''
  }
})

// A shop with every feature.
vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const file = {
    order: { email: 'orders@shop.example', fields: [{ label: 'Your name' }], ask: true },
    delivery: [{ price: 4.9 }, { name: 'Pick-up', pickUp: true }],
    priceNote: { text: 'incl. VAT', link: '#/info/delivery' },
    slides: [{ picture: 'img/one.jpg', title: 'One', link: '#/phones' }],
    footer: [{ text: 'Contacts', link: '' }],
  }
  const settings = readSettings(file, ['phones', 'tablets', 'accessories'])
  return { SETTINGS: { ...settings, pages: [{ name: 'delivery', title: 'Delivery' }] } }
})

const DELIVERY = { title: 'Delivery', body: [{ tag: 'p', children: ['On weekdays.'] }] }

/** Rendered by the router, so the mock cannot break them. error-page.test.tsx breaks one of these pages. */
const MADE_BY_ROUTER = ['HomePage', 'FavouritesPage', 'CartPage', 'Layout']

/** Not broken here: the error boundary has to work. */
const SAFETY = ['FaultBoundary']

/** Parts of the header, 'Page not found' and the error page: without one of them, a message replaces the whole shop. */
const NEEDED = [
  ...['Header', 'Logo', 'CountedLink', 'SearchField', 'ThemeSwitch', 'Icon'],
  ...['RouteLink', 'ShopLink', 'EmptyState', 'PageHeading', 'ErrorMessage', 'Button'],
]

const sources = import.meta.glob<string>('/src/{features,components,ui}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The names of all components, private ones included. */
const NAMES = Object.values(sources)
  .flatMap((source) => [...source.matchAll(/^(?:export )?function ([A-Z]\w+)/gm)])
  .map(([, name = '']) => name)
  .filter((name) => ![...MADE_BY_ROUTER, ...SAFETY].includes(name))

const unbroken = new Set(NAMES)

const ACME = product()

const SENT = {
  ...{ number: 'GD-261124-7K3Q', total: '$400' },
  lines: [{ id: ACME.id, quantity: 1, text: `1 × ${ACME.name}, A-1: $400` }],
}

interface Screen {
  readonly address: string
  readonly options?: Parameters<typeof renderApp>[1]
  readonly media?: string
  /** What the visitor does, or waits for, until all components are there. */
  readonly act?: (app: App) => Promise<unknown>
}

const shop = {
  products: [ACME, ...phones(6), product({ itemId: 'plain', name: 'Plain', image: '' })],
  phones: [detail({ colorsAvailable: ['black', 'no such colour'] })],
}
const NEVER = () => new Promise<never>(() => undefined)

/** Small screens first: components that several screens have are broken only on the first of them. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'no page': { address: '/laptops' },
  'the cart': { address: '/cart' },
  'the favourites': { address: '/favourites' },
  'a list on its way': { address: '/phones', options: { ...shop, isLoading: true } },
  'a list that failed': {
    address: '/phones',
    options: { files: { 'api/products.json': serverError } },
  },
  'a list': { address: '/phones?perPage=4' },
  'an order': { address: '/order', act: wait },
  'an order that was sent': { address: `/order/${SENT.number}`, act: wait },
  'a packing slip': { address: `/order/${SENT.number}?cart=${ACME.id}`, act: wait },
  'a page of the owner': {
    address: '/info/delivery',
    options: { ...shop, files: { 'api/pages/delivery.json': DELIVERY } },
    act: wait,
  },
  'a shared list': { address: `/shared?cart=${ACME.id}_gone` },
  'a comparison': { address: '/compare?ids=phone-01_phone-02' },
  'no product': { address: '/phones/none' },
  'a product on its way': {
    address: `/phones/${ACME.itemId}`,
    options: { ...shop, files: { 'api/phones.json': NEVER } },
  },
  'a product': { address: `/phones/${ACME.itemId}` },
  'a product that has sold out': {
    address: `/phones/${ACME.itemId}`,
    options: {
      products: [{ ...ACME, availability: 'out' }, product({ itemId: 'red', color: 'red' })],
      phones: [detail(), detail({ id: 'red', color: 'red' })],
    },
  },
  'a search without results': { address: '/search?q=qqqqqqqq', act: wait },
  'a search with filters, in a wide window': {
    address: '/search?q=acme+toaster&color=black',
    options: { products: [...VARIANTS, ACME] },
    media: '(width >= 1200px)',
    act: wait,
  },
  home: { address: '/' },
  'the favourites, one of them just taken out': {
    address: '/favourites',
    act: ({ press }) => press('Remove from favourites'),
  },
  'the favourites, a filter and a product suggested': {
    address: '/favourites',
    act: suggest('phone under 500'),
  },
  'the favourites, a category suggested': { address: '/favourites', act: suggest('phones') },
  'a list whose address was copied': {
    address: '/phones?perPage=4',
    act: ({ press }) => press('Share'),
  },
}

async function wait({ pass }: App): Promise<void> {
  await pass(LATE)
  await pass(LATE)
}

/** Types into the search field, whose suggestions load when it is focused. */
function suggest(text: string) {
  return async ({ user, pass }: App) => {
    await user.click(screen.getByRole('combobox', { name: 'Search' }))
    await pass(1)
    await user.keyboard(text)
    await pass(SETTINGS.loadDelay)
    await pass(LATE)
  }
}

/** Enough for code that loads when it is needed, in milliseconds. */
const LATE = 50

beforeEach(() => {
  components.broken = 'none'
  components.seen.clear()
  vi.mocked(console.error).mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => vi.mocked(console.error).mockClear())

const faults: unknown[] = []
window.addEventListener('shop:fault', ({ detail: { error } }) => faults.push(error))

it.each(Object.entries(SCREENS))(
  'keeps the cart and a way on when any component throws on the screen: %s',
  async (_, { address, options = shop, media, act }) => {
    const show = async () => {
      cleanup()
      persist({ cartProducts: [ACME], totalBill: { [ACME.id]: 3 }, favorites: [ACME] })
      persist({ sentOrders: [SENT] })
      if (media !== undefined) matchingMedia.add(media)
      const app = await renderApp(address, options)
      await act?.(app)
      return app
    }
    await show()
    let hasFollowed = false
    // Components that an earlier screen has broken are left out.
    for (const component of [...unbroken].filter((name) => components.seen.has(name))) {
      faults.length = 0
      components.broken = component
      const app = await show()
      // Made, but not drawn: the fallback of a `Suspense` that does not wait. It stays in `unbroken`.
      if (component === 'ListPending' && faults.length === 0) continue
      expect(faults, component).toContainEqual(new Error(FAULT))
      unbroken.delete(component)
      if (NEEDED.includes(component)) expectMessage(component)
      else expectWayOn(component)
      if (!NEEDED.includes(component) && !hasFollowed) {
        // One of each screen: the boundary is the same.
        await app.follow('Tablets', screen.getByRole('banner'))
        expect(app.href(), component).toBe('/tablets')
        expect(screen.getByRole('heading', { level: 1 }), component).toBeInTheDocument()
        hasFollowed = true
      }
      expect(persisted('totalBill'), component).toEqual({ [ACME.id]: 3 })
    }
  },
)

it('has broken more than 90% of all components', () => {
  expect(NAMES.length).toBeGreaterThan(50)
  expect(unbroken.size, [...unbroken].join()).toBeLessThan(NAMES.length / 10)
})

function expectMessage(component: string): void {
  expect(screen.getByRole('alert'), component).toHaveTextContent('Something went wrong!')
  expect(screen.getByRole('button', { name: 'Reload' }), component).toBeEnabled()
  expect(screen.getByRole('link', { name: /^(Go to the store|Home)$/ }), component).toBeVisible()
  // Without it there is no error page either: these links restart the shop.
  if (component === 'ErrorMessage') {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#/', '#/cart'])
  }
}

function expectWayOn(component: string): void {
  expect(badge('Cart'), component).toBe('3')
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Tablets' }), component).toBeVisible()
}
