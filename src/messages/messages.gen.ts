// Written by `npm run messages` from en.json.
import { plural } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'

export const uiClose = "Close"
export const productNumber = (d: { number: string | number }) => d.number
export const cartTotal = (d: { count: string | number }) => "Total for " + d.count + " items"
export const cartCheckout = "Checkout"
export const cartNoOrders = "You cannot order here yet. Do you want to empty the cart?"
export const cartContinue = "Continue shopping"
export const cartConfirm = "Confirm"
export const ordersTotal = (d: { count: number }) => "Total for " + plural(d.count, 0, en, { one: d.count + " item", other: d.count + " items" })
export const footerLanguage = "Language"
export const languagesOffer = "This shop is available in English"
export const languagesClose = "Close message"
