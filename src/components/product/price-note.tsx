import type { CartLine } from '#src/domain/cart/cart.ts'
import { formatPrice, roundPrice } from '#src/domain/money/money.ts'
import * as m from '#src/messages/messages.gen.ts'

/** Says that a product is no longer sold, or what it cost when it was added, and how much cheaper it is since. */
export function PriceNote({ isSold, was, product }: Partial<CartLine>) {
  if (isSold === false) return <p className="note">{m.cardNotSold}</p>
  if (was === undefined || !product) return null
  const price = formatPrice(was)
  const saving = roundPrice(was - product.price)
  return (
    <p className="note">
      {m.cardWas({ price })}
      {saving > 0 && <bdi>{` (−${formatPrice(saving)})`}</bdi>}
    </p>
  )
}
