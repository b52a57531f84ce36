import { BUILDS } from '#tests/e2e/support/builds.ts'
import { article, button, inside, link, nth, role, title } from './support/targets.ts'
import { expect, test } from './support/test.ts'
import type { Shop, Target } from './support/shop.ts'

test.use({ baseURL: BUILDS.languages })

const main = role('main')
const inHeader = (start: string): Target => [{ role: 'banner' }, { role: 'link', start }]
const germanCart = inHeader('Warenkorb')
const arabicCart = inHeader('السلة')

test('German: a product is chosen, counted and ordered by mail', async ({ shop }) => {
  await shop.open('#/kannen')
  await putBlueCupInCart(shop)
  await shop.press(germanCart)
  await shop.press(inside(main, button('Menge erhöhen')))
  await shop.see(germanCart, { text: 'Warenkorb 2' })
  await seeText(shop, '28 € Gesamtsumme (2 Artikel)')
  await shop.press(button('Zur Kasse'))
  await shop.choose(role('combobox', 'Lieferart'), 'Abholung in Weimar: kostenlos')
  await expect
    .poll(() => shop.run(mailOf, 'Per E-Mail senden'))
    .toContain(
      '2 × Teetasse (Farbe: Blau), TL-010: 28 € (je 14 €) Warenwert: 28 € Abholung in Weimar',
    )
})

test('an own page opens from the favourites', async ({ shop }) => {
  await shop.open('#/kannen')
  await shop.press(inside(nth(article, 0), [{ role: 'button', start: 'Zu den Favoriten' }]))
  await shop.press(inHeader('Favoriten'))
  await shop.see(title, { text: 'Favoriten' })
  await shop.press(inside(role('contentinfo'), link('Versand')))
  await shop.see(title, { text: 'Versand' })
})

test('the footer’s choice of Arabic keeps page, filters and cart, and Back returns to German', async ({
  shop,
}) => {
  const list = '#/kannen?herkunft=deutschland&sort=price'
  await shop.open(list)
  await putBlueCupInCart(shop)
  await shop.run(() => history.back(), null)
  await shop.seeHash(list)
  await shop.choose(role('combobox', 'Sprache'), 'العربية')
  await shop.seePath('/ar/')
  await shop.seeHash(list)
  expect(await shop.run(() => document.documentElement.dir, null)).toBe('rtl')
  await shop.see(title, { text: 'أباريق وأكواب' })
  await shop.see(button('إزالة المنشأ: ألمانيا'))
  await shop.seeCount(article, 2)
  await shop.press(arabicCart)
  await seeText(shop, 'كوب شاي اللون: أزرق ')
  await shop.run(() => history.back(), null)
  await shop.seeHash(list)
  await shop.run(() => history.back(), null)
  await shop.seePath('/')
  await shop.see(germanCart, { text: 'Warenkorb 1' })
})

test('Arabic: a row goes on to the left, prices are read in order, and search finds a word with its article', async ({
  shop,
}) => {
  await shop.open('ar/')
  const row = role('region', 'أحدث الموديلات')
  const [next, previous] = [inside(row, button('التالي')), inside(row, button('السابق'))]
  const first = nth(inside(row, article), 0)
  await seeText(shop, 'سنشا', first)
  await shop.see(previous, { isDisabled: true })
  expect((await shop.show(next)).x).toBeLessThan((await shop.see(previous)).x)
  await shop.press(next)
  await seeText(shop, 'دارجيلنغ', first)
  const { x, y } = await shop.show(first)
  await shop.tab.drag({ x, y }, { x: x + 120, y })
  await seeText(shop, 'أولونغ بالحليب', first)

  await shop.open('ar/#/tee/kamille')
  await shop.see(title, { text: 'بابونج' })
  await expect.poll(() => shop.run(isReadFirst, null)).toBe(true)

  await shop.press(role('combobox', 'بحث'))
  await shop.run(type, 'النعناع')
  await seeText(shop, 'نعناع', role('option'))
  await shop.tab.press('Enter')
  await seeText(shop, 'نتائج البحث عن «النعناع»')
  await seeText(shop, 'نعناع', article)
  await shop.run(() => history.back(), null)
  await shop.see(title, { text: 'بابونج' })
})

async function putBlueCupInCart(shop: Shop): Promise<void> {
  await shop.press(inside(article, link('Teetasse')))
  await shop.see(title, { text: 'Teetasse' })
  await shop.choose(role('combobox', 'Farbe'), 'Blau')
  await shop.press(button('In den Warenkorb'))
  await shop.see(germanCart, { text: 'Warenkorb 1' })
}

async function seeText(shop: Shop, text: string, within = main): Promise<void> {
  await expect.poll(async () => (await shop.see(within)).text).toContain(text)
}

/** Runs in the page: the text of the message that a link opens. */
function mailOf(name: string): string | undefined {
  const found = globalThis.TestingLibraryDom.queryByRole(document.body, 'link', { name })
  return new URLSearchParams(found?.getAttribute('href')?.split('?')[1])
    .get('body')
    ?.replace(/\s+/g, ' ')
}

/** Runs in the page: whether a price stands to the right of the one before discount. */
function isReadFirst(): boolean {
  const before = document.querySelector('main s')
  const now = before?.previousElementSibling
  return now ? now.getBoundingClientRect().x > before.getBoundingClientRect().right : false
}

/** Runs in the page: types into the field that has the focus. */
function type(text: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
