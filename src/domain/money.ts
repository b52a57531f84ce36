/** Created with the first price: it takes a phone milliseconds that the start of the shop does not have. */
let dollars: Intl.NumberFormat | undefined

/** `$1,020`, or `$19.90` where there are cents. */
export function formatPrice(amount: number): string {
  dollars ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return dollars.format(amount)
}
