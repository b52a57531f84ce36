const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** `$1,020`, or `$19.90` where there are cents. */
export function formatPrice(amount: number): string {
  return dollars.format(amount)
}
