import { useQuery } from '@tanstack/react-query'
import { LongList } from '#src/components/page/long-list.tsx'
import { BackLink } from '#src/components/page/back-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import * as page from '#src/components/page/two-columns.module.css'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { PriceNote } from '#src/components/product/price-note.tsx'
import { SummedLine } from '#src/components/product/product-line.tsx'
import { useCartLines } from '#src/components/product/use-products-now.ts'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { orderedLines } from '#src/domain/order/order-text.ts'
import { articleNumberText } from '#src/domain/product/product.ts'
import type { OrderSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { OrderForm } from './order-form.tsx'

/** Hands the cart over to the shop's owner. The shop itself sends nothing, and stores no answers. */
export function OrderPage({ order }: { readonly order: OrderSettings }) {
  return (
    <>
      <BackLink parent="/cart" />
      <PageHeading className="title">{m.orderHeading}</PageHeading>
      <CheckedOrder order={order} />
    </>
  )
}

/** The lines of the cart as the catalogue has them now, and how to order them. */
function CheckedOrder({ order }: { readonly order: OrderSettings }) {
  const lines = useCartLines()
  const { data: catalogue, isFetching, isError, refetch } = useQuery(catalogueQuery())
  if (lines.length === 0) return <EmptyState icon="cart" text={m.cartEmpty} />
  if (isError && !isFetching) return <ErrorMessage onReload={refetch} />
  if (isFetching || !catalogue)
    return (
      <Loader>
        <ListSkeleton of="lines" />
      </Loader>
    )

  const ordered = orderedLines(lines)
  const items = lines.map((line) => {
    const { product, quantity } = line
    const note = (
      <>
        {ordered.includes(line) && <p className="note">{articleNumberText(product)}</p>}
        <PriceNote {...line} />
      </>
    )
    return {
      key: product.id,
      content: <SummedLine product={product} quantity={quantity} note={note} />,
    }
  })
  const leftOut = lines.filter((line) => !ordered.includes(line))
  return (
    <div className={page.columns}>
      <div>
        <LongList items={items} />
      </div>
      <div>
        {ordered.length === 0 ? (
          <p>{m.orderNothing}</p>
        ) : (
          <OrderForm order={order} lines={ordered} leftOut={leftOut} />
        )}
      </div>
    </div>
  )
}
