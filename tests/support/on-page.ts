import { screen, within } from '@testing-library/react'

/** The names on the product cards of a page, or of a part of it, in order. */
export function cardNames(part: HTMLElement = screen.getByRole('main')): string[] {
  return within(part)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent)
}

/** The card of a product. */
export function card(name: string): HTMLElement {
  return screen.getByRole('article', { name })
}

/** The lines of the cart, in order, without the cards below them. */
export function cartLines(): HTMLElement[] {
  const items = within(screen.getByRole('main')).queryAllByRole('listitem')
  return items.filter((item) => !item.querySelector('article'))
}

/** The facts of a list of specifications, in order, as `Screen: 6.1" OLED`. */
export function facts(part: HTMLElement): string[] {
  return within(part)
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

/** The heads of the comparison's rows, without those of their groups. */
export function rowHeads(): HTMLElement[] {
  return screen.getAllByRole('rowheader').filter((head) => head.getAttribute('scope') === 'row')
}

/** The values of a row of the comparison. */
export function rowValues(label: string): string[] {
  const head = rowHeads().find(({ textContent }) => textContent === label)
  const cells = head?.closest('tr')?.querySelectorAll('td') ?? []
  return [...cells].map(({ textContent }) => textContent.trim())
}

/** A link of the header's navigation. */
export function navLink(name: string): HTMLElement {
  return within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
}

/** A link of the header with a badge: favourites or cart. */
export function countedLink(name: 'Favourites' | 'Cart'): HTMLElement {
  return within(screen.getByRole('banner')).getByRole('link', { name: new RegExp(`^${name}`) })
}

/** The text of the header's badge, or an empty string if none is shown. */
export function badge(name: 'Favourites' | 'Cart'): string {
  return countedLink(name).textContent.replace(name, '').trim()
}

/** The pagination from left to right: the current page in brackets, `…` for a gap. */
export function paginationText(): string {
  return within(screen.getByRole('navigation', { name: 'Pagination' }))
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).queryByRole('link')
      return link?.getAttribute('aria-current') === 'page'
        ? `[${link.textContent}]`
        : item.textContent
    })
    .join(' ')
}

/** A button; if several have its name, the one of a product: the one that is described by it. */
export function button(name: string, product?: string): HTMLElement {
  return screen.getByRole(
    'button',
    product === undefined ? { name } : { name, description: product },
  )
}

/** A button of the product page itself: the cards of its carousel have buttons of the same name. */
export function ownButton(name: string): HTMLElement {
  const [button, ...others] = screen
    .getAllByRole('button', { name })
    .filter((element) => !element.closest('article'))
  if (!button || others.length > 0) throw new Error(`not one button "${name}" outside the cards`)
  return button
}
