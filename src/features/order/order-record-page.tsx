import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import * as page from '#src/components/page/two-columns.module.css'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { sharedListsQuery } from '#src/data/shared-lists-query.ts'
import { countedLines } from '#src/domain/cart/todays-lines.ts'
import { isBuyable } from '#src/domain/product/availability.ts'
import { deliveryOfCode } from '#src/domain/order/delivery.ts'
import { orderDay, receiptOf, type Receipt } from '#src/domain/order/receipt.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { sharedPreview } from '#src/domain/sharing/shared-lists.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom, showToastAtom } from '#src/state/toasts.ts'
import { deleteReceiptAtom, receiptsAtom } from '#src/state/receipts.ts'
import { addSharedListsAtom } from '#src/state/cart-and-favourites.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import * as styles from './order-page.module.css'

interface OrderRecordPageProps {
  readonly number: string
  /** The lines of a message's link, and how they are delivered. */
  readonly search: { readonly cart?: string | undefined; readonly delivery?: string | undefined }
}

/** The owner's packing slip, opened by the link in a message, or the buyer's receipt. */
export function OrderRecordPage({ number, search }: OrderRecordPageProps) {
  const receipt = useAtomValue(receiptsAtom).find((each) => each.number === number)
  return (
    <>
      <BackLink parent="/cart" />
      <PageHeading className="title">{m.orderRecordHeading({ number })}</PageHeading>
      {search.cart !== undefined && <PackingSlip number={number} search={search} />}
      {search.cart === undefined && receipt && <BuyersReceipt receipt={receipt} />}
      {search.cart === undefined && !receipt && <EmptyState icon="cart" text={m.orderUnknown} />}
    </>
  )
}

function PackingSlip({ number, search: { cart, delivery = '' } }: OrderRecordPageProps) {
  const { data: shared } = useQuery(sharedListsQuery({ cart }))
  const { data: catalogue, isError, refetch } = useQuery(catalogueQuery())
  if (isError) return <ErrorMessage onReload={refetch} />
  if (shared?.problem !== undefined) return <p role="alert">{shared.problem}</p>
  if (!catalogue || !shared?.lists) return <Loader />

  const { cart: lines, gone } = sharedPreview(shared.lists, catalogue)
  // What has sold out since then is still part of the order.
  const ordered = lines.map(({ product, quantity }) => ({
    product: { ...product, availability: undefined },
    quantity,
  }))
  const slip = receiptOf(number, ordered, deliveryOfCode(delivery))
  const soldOut = lines.filter(({ product }) => !isBuyable(product))
  const missing = [...soldOut.map(({ product }) => product.name), ...gone]
  return (
    <>
      {missing.length > 0 && <p role="alert">{m.orderGoneByNow({ names: missing.join(', ') })}</p>}
      <Slip of={slip} hasTicks note={m.orderSlipNote} />
    </>
  )
}

function BuyersReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { data: catalogue = [] } = useQuery(catalogueQuery())
  const add = useSetAtom(addSharedListsAtom)
  const remove = useSetAtom(deleteReceiptAtom)
  const announce = useSetAtom(announceAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const again = countedLines(sharedPreview({ cart: receipt.lines, favourites: [] }, catalogue).cart)
  const orderAgain = () => {
    const left = receipt.lines.length - again.length
    add({ cart: again, favourites: [] })
    if (left > 0) showToast(m.orderLeftBehind({ count: left }))
    announce(m.orderInCartAgain)
    void navigate({ to: '/cart' })
  }
  const deleteReceipt = () => {
    remove(receipt.number)
    showToast(m.orderDeleted)
    void navigate({ to: '/cart', replace: true })
  }
  return (
    <Slip of={receipt} note={m.orderReceiptNote}>
      {again.length > 0 && <Button onClick={orderAgain}>{m.orderAgain}</Button>}
      {SETTINGS.pages.some(({ name }) => name === 'withdrawal') && (
        <ShopLink link="#/info/withdrawal" className="action">
          {m.orderWithdraw}
        </ShopLink>
      )}
      <Button variant="text" onClick={deleteReceipt}>
        {m.orderDelete}
      </Button>
    </Slip>
  )
}

interface SlipProps {
  readonly of: Receipt
  readonly note: string
  /** Whether lines can be ticked as they are packed, also on paper. */
  readonly hasTicks?: boolean
  readonly children?: ReactNode
}

function Slip({ of: { number, lines, delivery, total }, note, hasTicks, children }: SlipProps) {
  return (
    <div className={styles.order}>
      <p className="quiet">{orderDay(number)}</p>
      <ul className={styles.fields}>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <label>
              {hasTicks && <input type="checkbox" />}
              <span>{` ${text}`}</span>
            </label>
          </li>
        ))}
      </ul>
      <div>
        {delivery !== undefined && <p className="quiet">{delivery}</p>}
        <p className={page.sum}>{m.layoutTotal({ price: total })}</p>
      </div>
      <p className="note">{note}</p>
      <div className="row not-printed">
        {children}
        <Button variant="secondary" onClick={() => window.print()}>
          {m.sharePrint}
        </Button>
      </div>
    </div>
  )
}
