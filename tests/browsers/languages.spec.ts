import { BUILDS } from '#tests/e2e/support/builds.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: BUILDS.languages })

const title = 'main > heading[0]'

test('German: a press in the cart leads to the order, which goes by mail', async ({ shop }) => {
  await shop.open('#/kannen/tasse')
  await shop.press('button In den Warenkorb')
  await shop.press('banner > link Warenkorb')
  await shop.press('main > button Menge erhöhen')
  await shop.seeText('main', '24 € Gesamtsumme (2 Artikel)')
  await shop.press('button Zur Kasse')
  await shop.see('main > link Per E-Mail senden')
  await shop.seeValue(
    `decodeURIComponent(document.querySelector('main a[href^=mailto]').href)`,
    expect.stringContaining('2 × Teetasse (Farbe: Weiß), TL-010: 24 € (je 12 €)'),
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

test('Arabic: a row goes on to the left, and prices are read in order', async ({ shop }) => {
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
  // A price stands to the right of the one before discount.
  const edge = (side: string, element: string) =>
    `document.querySelector('${element}').getBoundingClientRect().${side}`
  await shop.seeValue(`${edge('left', 'main :has(+ s)')} > ${edge('right', 'main s')}`, true)
})
