import { expect, test } from './support/test.ts'

const title = 'main > heading[0]'
const secondPage = 'navigation Pagination > link Page 2'

// A browser may rewrite what is not valid in an address; app/addresses.test.tsx has the other links.
test('a cold link to a broken address becomes the one of its list', async ({ shop }) => {
  await shop.open('#/phones?sort=%E0%A4%A&perPage=8')
  await shop.see(title, { text: 'Phones page' })
  await shop.seeHash('#/phones?perPage=8')
})

test('Back and Forward restore a list with its scroll position', async ({ shop }) => {
  await shop.open('#/phones?sort=name&perPage=16')
  await shop.press(secondPage)
  await shop.seeHash('#/phones?sort=name&perPage=16&page=2')
  await shop.see(secondPage, { current: 'page' })
  // The cards follow the address one paint later, and with them the page returns to its start.
  await shop.seeScrollTop(0)
  const chosen = 'article[13] > link[0]'
  const { text } = await shop.show(chosen)
  const top = Number(await shop.evaluate('Math.round(scrollY)'))
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
    await shop.evaluate('history.forward()')
    await shop.see(title, { text })
    await shop.seeScrollTop(0)
  }
})
