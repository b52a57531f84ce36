import { countOf } from '#tools/dev/demo-catalogue.ts'
import { expect, test } from './support/test.ts'

const title = 'main > heading[0]'
const page = (number: number) => `navigation Pagination > link Page ${number}`

test('a tile opens its category, and the address follows order, page size and page', async ({
  shop,
}) => {
  await shop.open()
  await shop.press('link Mobile phones 95 models')
  await shop.see('heading Phones page')
  await shop.see('navigation Main > link Phones', { current: 'page' })
  await shop.seeHash('#/phones')
  await shop.seeCount('article', countOf('phones'))
  await shop.choose('Sort by', 'Cheapest')
  await shop.seeHash('#/phones?sort=price')
  await shop.choose('Items on page', '8')
  await shop.seeHash('#/phones?sort=price&perPage=8')
  await shop.seeCount('article', 8)
  await shop.press(page(3))
  await shop.seeHash('#/phones?sort=price&perPage=8&page=3')
  await shop.see(page(3), { current: 'page' })
  await shop.choose('Sort by', 'Alphabetically')
  await shop.seeHash('#/phones?sort=name&perPage=8')
})

// A browser may rewrite what is not valid in an address; app/addresses.test.tsx has the other links.
test('a cold link to a broken address becomes the one of its list', async ({ shop }) => {
  await shop.open('#/phones?sort=%E0%A4%A&perPage=8')
  await shop.see(title, { text: 'Phones page' })
  await shop.seeHash('#/phones?perPage=8')
})

test('Back and Forward restore a list with its scroll position', async ({ shop }) => {
  await shop.open('#/phones?sort=name&perPage=16')
  await shop.press(page(2))
  await shop.seeHash('#/phones?sort=name&perPage=16&page=2')
  await shop.see(page(2), { current: 'page' })
  // The cards follow the address one paint later, and with them the page returns to its start.
  await shop.seeScrollTop(0)
  const chosen = 'article[13] > link[0]'
  const { text } = await shop.show(chosen)
  const top = Number(await shop.run(() => Math.round(scrollY)))
  expect(top).toBeGreaterThan(500)
  await shop.press(chosen)
  await shop.see(title, { text })
  await shop.seeScrollTop(0)
  // Back and Forward during the picture's transition. Repeated, because not every press is quick enough.
  for (let times = 0; times < 4; times++) {
    await shop.goBack()
    await shop.seeHash('#/phones?sort=name&perPage=16&page=2')
    await shop.seeCount('article', 16)
    await shop.see(chosen, { isFocused: true })
    await shop.seeScrollTop(top)
    await shop.run(() => history.forward())
    await shop.see(title, { text })
    await shop.seeScrollTop(0)
  }
})
