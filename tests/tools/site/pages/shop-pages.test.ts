import { expect, it } from 'vitest'
import { shopPages } from '#tools/site/pages/shop-pages.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'

const pagesOf = (order: object, folder = 'public') =>
  shopPages(readSettings({ name: 'Knoten & Draht', withdrawal: true, order }), folder)

it('a withdrawal has two steps, the second of which opens a message that names the order', () => {
  const [first, second, ...others] = pagesOf({ email: 'a@shop.example' }, 'tools/owner/example')
  expect([first?.name, first?.title]).toEqual(['withdrawal', 'Withdraw from a contract'])
  expect(first?.links.map(({ meant }) => meant)).toEqual(['#/cart', '#/info/withdrawal-confirm'])
  expect(others).toEqual([])
  const { searchParams, pathname } = new URL(second?.links[0]?.meant ?? '')
  expect(pathname).toBe('a@shop.example')
  expect(searchParams.get('subject')).toBe('Withdrawal, Knoten & Draht')
  expect(searchParams.get('body')).toContain('\r\nNumber of the order: \r\n')
})

it('goes by WhatsApp without an e-mail address, and is not there unless it is asked for', () => {
  const [, second] = pagesOf({ whatsapp: '+49 170 1234567' }, 'tools/owner/example')
  expect(second?.links[0]?.meant).toMatch(/^https:\/\/wa\.me\/491701234567\?text=I%20withdraw/)
  expect(shopPages(readSettings({ order: {} }), 'tools/owner/example')).toEqual([])
})
