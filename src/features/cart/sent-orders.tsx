import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useReturnState } from '#src/components/page/history-entry.ts'
import * as carousel from '#src/components/product/product-carousel.module.css'
import { orderDay } from '#src/domain/order/receipt.ts'
import * as m from '#src/messages/messages.gen.ts'
import { receiptsAtom } from '#src/state/receipts.ts'
import { classNames } from '#src/ui/class-names.ts'

/** Links to the orders that were sent from this device. */
export function Receipts() {
  const receipts = useAtomValue(receiptsAtom)
  const returnState = useReturnState()
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby="receipts" className={classNames(carousel.further, 'not-printed')}>
      <h2 id="receipts">{m.cartOrders}</h2>
      <ul>
        {receipts.map(({ number, total }) => (
          <li key={number}>
            <Link
              to="/order/$number"
              params={{ number }}
              search={{}}
              state={returnState}
              className="action"
            >
              {m.cartOrder({ number, day: orderDay(number), total })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
