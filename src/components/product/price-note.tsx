import type { CartLine } from '#src/domain/cart/cart.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import * as m from '#src/messages/messages.gen.ts'

/** Says that a product is no longer sold, or what it cost when it was added. */
export function PriceNote({ isSold, was }: Pick<CartLine, 'isSold' | 'was'>) {
  if (isSold === false) return <p className="note">{m.cardNotSold}</p>
  return was !== undefined && <p className="note">{m.cardWas({ price: formatPrice(was) })}</p>
}
