import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { product, detail } from '#tests/support/products.ts'
import { persist, persisted, persistInOtherTab } from '#tests/support/persisted.ts'
import { renderApp } from '#tests/support/render-app.tsx'
import { waitForReal } from '#tests/support/wait-for-real.ts'

vi.mock('#src/domain/settings/settings.ts', async () => {
  const { readSettings } = await import('#tools/site/settings/read-settings.ts')
  const settings = readSettings({ guarantee: { years: 3 } }, ['phones'])
  const pages = [{ name: 'consent', title: 'Visitor statistics' }]
  return { SETTINGS: { ...settings, pages, script: 'analytics.js' } }
})

// As the build writes it.
beforeEach(() => {
  document.body.innerHTML = '<template id="owner-script"><script src="./analytics.js"></template>'
})

afterEach(() => {
  globalThis.dataLayer = undefined
  scripts().forEach((script) => script.remove())
})

const one = product({ itemId: 'one', name: 'One' })
const lasting = detail({
  ...{ id: 'one', name: 'One', guarantee: '5', repairability: '8.1/10' },
  updatesUntil: '2031-09-30',
})
const files = { products: [one], phones: [lasting] }
const bar = () => screen.queryByRole('region', { name: 'Visitor statistics' })
const scripts = () => document.querySelectorAll('head > script[src="./analytics.js"]:not([type])')
const isLoaded = () => scripts().length === 1
const opened = async (address: string) => {
  const app = await renderApp(address, files)
  const press = async (name: string) =>
    app.user.click(within(bar() ?? document.body).getByRole('button', { name }))
  return { ...app, press, asked: () => waitForReal(app.pass, () => bar() !== null) }
}

it('asks before the script of the owner loads, with two answers that weigh the same', async () => {
  const { asked, press, pass } = await opened('/phones')
  await asked()
  const [yes, no] = within(bar() ?? document.body).getAllByRole('button')
  expect([yes?.textContent, no?.textContent]).toEqual(['Yes', 'No'])
  expect(yes?.className).toBe(no?.className)
  expect([globalThis.dataLayer, isLoaded()]).toEqual([undefined, false])
  await press('Yes')
  expect(bar()).toBeNull()
  expect(persisted('consent')).toBe('yes')
  await waitForReal(pass, isLoaded)
  expect(globalThis.dataLayer).toBeDefined()
})

it('does not ask again after a no, loads nothing, and has the choice on its page', async () => {
  const { asked, press, follow } = await opened('/phones')
  await asked()
  await press('No')
  expect(bar()).toBeNull()
  await follow('One')
  expect([bar(), globalThis.dataLayer, isLoaded()]).toEqual([null, undefined, false])
})

it('a yes can be taken back on the page of it', async () => {
  persist({ consent: '"yes"' })
  const { asked, press } = await opened('/info/consent')
  await asked()
  expect(bar()).toHaveTextContent('Your answer: Yes')
  await press('No')
  expect(persisted('consent')).toBe('no')
  expect(globalThis.dataLayer).toBeUndefined()
})

it('a no in another tab ends what is sent here, and a yes begins it again', async () => {
  persist({ consent: '"yes"' })
  const { pass } = await opened('/phones')
  await waitForReal(pass, () => globalThis.dataLayer !== undefined)
  persistInOtherTab({ consent: '"no"' })
  await waitForReal(pass, () => globalThis.dataLayer === undefined)
  persistInOtherTab({ consent: '"yes"' })
  await waitForReal(pass, () => globalThis.dataLayer !== undefined)
  // It runs once, however often the answer changes.
  expect(isLoaded()).toBe(true)
})

it('a product says below its buttons how long it lasts, and where the legal guarantee is told', async () => {
  await opened('/phones/one')
  const promise = screen.getByRole('link', { name: 'Legal guarantee: 3 years' })
  expect(promise).toHaveAttribute('href', '/info/guarantee')
  const said = ['Guarantee5 years', 'Repairability8.1/10', 'Updates untilSeptember 30, 2031']
  for (const text of said) expect(document.body).toHaveTextContent(text)
  const specs = screen.getByRole('heading', { name: 'Tech specs' }).parentElement
  expect(specs).toHaveTextContent(said.join(''))
})
