import { BUILDS } from '#tests/e2e/support/builds.ts'
import { expect, test, type Shop } from './support/test.ts'

test.use({ baseURL: BUILDS.languages })

const title = 'main > heading[0]'
const germanCart = 'banner > link Warenkorb'

test('German: a product is chosen, counted and ordered by mail', async ({ shop }) => {
  await shop.open('#/kannen')
  await putBlueCupInCart(shop)
  await shop.press(germanCart)
  await shop.press('main > button Menge erhöhen')
  await shop.see(germanCart, { text: 'Warenkorb 2' })
  await shop.seeText('main', '28 € Gesamtsumme (2 Artikel)')
  await shop.press('button Zur Kasse')
  await shop.choose('Lieferart', 'Abholung in Weimar: kostenlos')
  await shop.seeValue(
    `(${String(mailOf)})('Per E-Mail senden')`,
    expect.stringContaining(
      '2 × Teetasse (Farbe: Blau), TL-010: 28 € (je 14 €) Warenwert: 28 € Abholung in Weimar',
    ),
  )
})

test('an own page opens from the favourites', async ({ shop }) => {
  await shop.open('#/kannen')
  await shop.press('article[0] > button Zu den Favoriten')
  await shop.press('banner > link Favoriten')
  await shop.see(title, { text: 'Favoriten' })
  await shop.press('contentinfo > link Versand')
  await shop.see(title, { text: 'Versand' })
})

test('the footer’s choice of Arabic keeps page, filters and cart, and Back returns to German', async ({
  shop,
}) => {
  const list = '#/kannen?herkunft=deutschland&sort=price'
  await shop.open(list)
  await putBlueCupInCart(shop)
  await shop.goBack()
  await shop.seeHash(list)
  await shop.choose('Sprache', 'العربية')
  await shop.seeValue('location.pathname', '/ar/')
  await shop.seeHash(list)
  await shop.seeValue('document.documentElement.dir', 'rtl')
  await shop.see(title, { text: 'أباريق وأكواب' })
  await shop.see('button إزالة المنشأ: ألمانيا')
  await shop.seeCount('article', 2)
  await shop.press('banner > link السلة')
  await shop.seeText('main', 'كوب شاي اللون: أزرق ')
  await shop.goBack()
  await shop.seeHash(list)
  await shop.goBack()
  await shop.seeValue('location.pathname', '/')
  await shop.see(germanCart, { text: 'Warenkorb 1' })
})

test('Arabic: a row goes on to the left, prices are read in order, and search finds a word with its article', async ({
  shop,
}) => {
  const row = 'region أحدث الموديلات'
  await shop.open('ar/')
  await shop.seeText(`${row} > article[0]`, 'سنشا')
  await shop.see(`${row} > button السابق`, { isDisabled: true })
  await shop.press(`${row} > button التالي`)
  await shop.seeText(`${row} > article[0]`, 'دارجيلنغ')
  await shop.drag(`${row} > article[0]`, 120)
  await shop.seeText(`${row} > article[0]`, 'أولونغ بالحليب')

  await shop.open('ar/#/tee/kamille')
  await shop.see(title, { text: 'بابونج' })
  await shop.seeValue(`(${String(isReadFirst)})()`, true)

  await shop.press('combobox بحث')
  await shop.run(type, 'النعناع')
  await shop.seeText('option', 'نعناع')
  await shop.key('Enter')
  await shop.seeText('main', 'نتائج البحث عن «النعناع»')
  await shop.seeText('article', 'نعناع')
  await shop.goBack()
  await shop.see(title, { text: 'بابونج' })
})

async function putBlueCupInCart(shop: Shop): Promise<void> {
  await shop.press('article > link Teetasse')
  await shop.see(title, { text: 'Teetasse' })
  await shop.choose('Farbe', 'Blau')
  await shop.press('button In den Warenkorb')
  await shop.see(germanCart, { text: 'Warenkorb 1' })
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
