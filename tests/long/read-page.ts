import type { Page } from '@playwright/test'

/** Quantities of the cart by slug, and the favourites and compared products, each as 1. */
export type Choices = Readonly<
  Record<'cart' | 'favourites' | 'compared', Readonly<Record<string, number>>>
>

interface Entry {
  readonly id: string
  readonly itemId: string
  readonly price: number
}

/** What the storage holds, and the broken rules of what the page shows. */
export function readPage(
  page: Page,
): Promise<{ readonly stored: Choices; readonly faults: string[] }> {
  return page.evaluate(() => {
    const isBill = (value: unknown): value is Record<string, number> => value instanceof Object
    const isList = (value: unknown): value is Entry[] => Array.isArray(value)
    const parsed = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
    const entries = (key: string) => {
      const value = parsed(key)
      return isList(value) ? value : []
    }
    const stored = parsed('totalBill')
    const bill = isBill(stored) ? stored : {}
    const cart = entries('cartProducts').map((entry) => ({ ...entry, count: bill[entry.id] ?? 1 }))
    const once = (key: string) =>
      Object.fromEntries(entries(key).map(({ itemId }) => [itemId, 1] as const))
    const choices = {
      cart: Object.fromEntries(cart.map(({ itemId, count }) => [itemId, count] as const)),
      favourites: once('favorites'),
      compared: once('comparedProducts'),
    }
    const pieces = cart.reduce((sum, { count }) => sum + count, 0)
    const total = cart.reduce((sum, { count, price }) => sum + count * price, 0)

    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''
    const badge = (section: string) =>
      Number(textOf(document.querySelector(`header a[href$="#/${section}"]`)).replace(/\D+/, ''))
    const slugOf = (card: Element) =>
      decodeURIComponent(card.querySelector('a')?.getAttribute('href')?.replace(/^.*\//, '') ?? '')
    const wrongCards = all('main article').filter((card) => {
      const slug = slugOf(card)
      const has = (selector: string) => card.querySelector(selector) !== null
      return (
        has('button[aria-pressed=true]') !== slug in choices.cart ||
        has('[aria-label="Remove from favourites"]') !== slug in choices.favourites ||
        has('[aria-label="Remove from comparison"]') !== slug in choices.compared
      )
    })
    const totalLine = all('main p').find((line) => textOf(line).startsWith('Total for'))
    const shownTotal = Number(textOf(totalLine?.previousElementSibling).replace(/[^\d.]/g, ''))
    const { scrollWidth, clientWidth } = document.documentElement
    const dialog = document.querySelector('dialog[open]')
    const isOutside =
      dialog?.contains(document.activeElement) === false &&
      !(document.activeElement === document.body && !document.hasFocus())
    const ids = all('[id]').map(({ id }) => id)
    const faults = Object.entries({
      'it loads': all('[role=status][aria-label=Loading]').length > 0,
      'not one heading with a text': all('h1').map(textOf).filter(Boolean).length !== 1,
      'not one main': all('main').length !== 1,
      'no title': document.title === '',
      'an alert': all('[role=alert]').some((alert) => textOf(alert) !== ''),
      'too wide': scrollWidth > clientWidth,
      'an id twice': new Set(ids).size < ids.length,
      'the focus is behind a dialog': isOutside,
      'the prototype of all objects is changed': Object.keys(Object.prototype).length > 0,
      'address not canonical': /[?&](page=(-?[01])(&|$))/.test(location.hash),
      'wrong badge of the cart': badge('cart') !== pieces,
      'wrong badge of the favourites': badge('favourites') !== entries('favorites').length,
      [`wrong cards: ${wrongCards.map(slugOf).join()}`]: wrongCards.length > 0,
      [`total ${shownTotal} instead of ${total}`]:
        location.hash === '#/cart' && pieces > 0 && shownTotal !== total,
    })
    return {
      stored: choices,
      faults: faults.flatMap(([fault, isBroken]) => (isBroken ? [fault] : [])),
    }
  })
}
