import { countOf } from '#tools/dev/demo-catalogue.ts'
import { article, heading, inside, link, mainLink, nth, role, title } from './support/targets.ts'
import { expect, test } from './support/test.ts'

const sortBy = role('combobox', 'Sort by')
const perPage = role('combobox', 'Items on page')
const page = (number: number) => inside(role('navigation', 'Pagination'), link(`Page ${number}`))

test('a tile opens its category, and the address follows order, page size and page', async ({
  shop,
}) => {
  await shop.open()
  await shop.press(link('Mobile phones 95 models'))
  await shop.see(heading('Phones page'))
  await shop.see(mainLink('Phones'), { current: 'page' })
  await shop.seeHash('#/phones')
  await shop.seeCount(article, countOf('phones'))
  await shop.choose(sortBy, 'Cheapest')
  await shop.seeHash('#/phones?sort=price')
  await shop.choose(perPage, '8')
  await shop.seeHash('#/phones?sort=price&perPage=8')
  await shop.seeCount(article, 8)
  await shop.press(page(3))
  await shop.seeHash('#/phones?sort=price&perPage=8&page=3')
  await shop.see(page(3), { current: 'page' })
  await shop.choose(sortBy, 'Alphabetically')
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
  const chosen = inside(nth(article, 13), nth(role('link'), 0))
  const { text } = await shop.show(chosen)
  const top = await shop.scrollTop()
  expect(top).toBeGreaterThan(500)
  await shop.press(chosen)
  await shop.see(title, { text })
  await shop.seeScrollTop(0)
  // Back and Forward during the picture's transition. Repeated, because not every press is quick enough.
  for (let times = 0; times < 4; times++) {
    await shop.run(() => history.back(), null)
    await shop.seeHash('#/phones?sort=name&perPage=16&page=2')
    await shop.seeCount(article, 16)
    await shop.see(chosen, { isFocused: true })
    await shop.seeScrollTop(top)
    await shop.run(() => history.forward(), null)
    await shop.see(title, { text })
    await shop.seeScrollTop(0)
  }
})
