import { phoneList, serveFile } from './support/catalogue.ts'
import { card, cartLink, expect, test } from './support/shop.ts'

test('the badge confirms each addition with a movement, unless motion is reduced', async ({
  page,
}) => {
  await serveFile(page, 'products.json', phoneList(2))
  await page.goto('#/phones')
  const moved = await page.evaluateHandle(() => {
    const texts: string[] = []
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement && target.closest('header')) texts.push(target.innerText)
    })
    return texts
  })
  const badge = cartLink(page).locator('span').last()
  for (const [name, number] of [
    ['Phone 01', '1'],
    ['Phone 02', '2'],
  ] as const) {
    await card(page, name).getByRole('button', { name: 'Add to cart' }).click()
    await expect.poll(async () => (await moved.jsonValue()).at(-1)).toBe(number)
  }
  await expect(badge).not.toHaveCSS('animation-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(badge).toHaveCSS('animation-duration', '0s')
})
