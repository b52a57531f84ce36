import { screen, within } from '@testing-library/react'
import { detail, product } from './products.ts'
import type { renderApp } from './render-app.tsx'

/** Two phones of one brand, and a tablet. */
export const SHOP = {
  products: [
    product({ itemId: 'acme-one', name: 'Acme One 64GB Black', price: 400, color: 'black' }),
    product({
      itemId: 'acme-two',
      name: 'Acme Two 128GB Blue',
      price: 650,
      capacity: '128GB',
      color: 'blue',
    }),
    product({ itemId: 'nimbus-pad', category: 'tablets', name: 'Nimbus Pad', price: 900 }),
  ],
  phones: [detail()],
}

export const searchField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

/** Types into the field, whose suggestions load when it is first focused. */
export async function typeSearch(
  { user, pass }: Awaited<ReturnType<typeof renderApp>>,
  text: string,
) {
  await user.click(searchField())
  await pass(1)
  await user.keyboard(text)
  await pass(1)
}

/** The texts of the suggestions, without the options of selects. */
export function suggestions(): (string | null)[] {
  const list = screen.queryByRole('listbox')
  return list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : []
}

/** The suggestion that a screen reader reads while the field has the focus. */
export function activeSuggestion(): string | null | undefined {
  const id = searchField().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}
