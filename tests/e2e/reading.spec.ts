import { PHONE, phoneDetail, serveFile } from './support/catalogue.ts'
import { expect, keepChoices, test } from './support/shop.ts'

/** The page as a screen reader presents it: roles, names and states, in their order. */
test('a product is read by role and name', async ({ page }) => {
  await serveFile(page, 'products.json', [{ ...PHONE, price: 799, fullPrice: 899 }])
  await serveFile(page, 'phones.json', [
    {
      ...phoneDetail(2),
      ...{ priceDiscount: 799, priceRegular: 899, color: 'black', capacity: '64GB' },
      ...{ colorsAvailable: ['black', 'red'], capacityAvailable: ['64GB'] },
    },
  ])
  await page.goto(`#/phones/${PHONE.itemId}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Back"
    - navigation "Breadcrumb":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Phones"
        - listitem: ${PHONE.name}
    - heading "${PHONE.name}" [level=1]
    - paragraph: $799 Regular price $899
    - region "Product images":
      - img "${PHONE.name}, picture 1 of 2"
      - button "Show image full size"
      - button "Image 1"
      - button "Image 2"
    - radiogroup "Available colors":
      - radio "black" [checked]
      - radio "red, not sold in 64GB"
    - radiogroup "Select capacity":
      - radio "64GB" [checked]
    - button "Add to cart"
    - button "Add to favourites"
  `)
})

test('the cart is read by role and name', async ({ page }) => {
  await serveFile(page, 'products.json', [PHONE])
  await keepChoices(page, { cartProducts: [PHONE], totalBill: { [PHONE.id]: 2 } })
  await page.goto('#/cart')
  const sum = `$${(2 * PHONE.price).toLocaleString('en-US')}`
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Back"
    - heading "Cart" [level=1]
    - list:
      - listitem:
        - link "${PHONE.name}"
        - button "Save for later"
        - button "Decrease quantity"
        - textbox "Quantity": "2"
        - button "Increase quantity"
        - paragraph: ${sum}
        - button "Remove ${PHONE.name}"
    - paragraph: ${sum}
    - paragraph: Total for 2 items
    - button "Checkout"
  `)
})
