import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { orderDay } from '#src/domain/order/receipt.ts'
import { receiptsAtom } from '#src/state/receipts.ts'

/** Links to the orders that were sent from this device. */
export function Receipts() {
  const receipts = useAtomValue(receiptsAtom)
  const returnState = useReturnState()
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby="receipts" className="not-printed">
      <h2 id="receipts">Your orders</h2>
      <ul>
        {receipts.map(({ number, total, currency }) => (
          <li key={number}>
            <Link
              to="/order/$number"
              params={{ number }}
              search={{}}
              state={returnState}
              className="action"
            >
              {`${number}, ${orderDay(number)}, ${formatPrice(total, currency)}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
