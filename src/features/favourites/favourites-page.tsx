import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { ListActions } from '#src/components/share/list-actions.tsx'
import { PriceNote } from '#src/components/product/price-note.tsx'
import type { Product } from '#src/domain/product/product.ts'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ProductGrid } from '#src/components/product/product-grid.tsx'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import { useLinesNow } from '#src/components/product/use-products-now.ts'
import { useNeededProducts } from '#src/data/catalogue-query.ts'
import { useListEvent } from '#src/components/product/use-list-event.ts'
import * as m from '#src/messages/messages.gen.ts'
import { favouritesAtom } from '#src/state/favourites.ts'

export function FavouritesPage() {
  const favourites = useAtomValue(favouritesAtom)
  const single = useMemo(
    () => favourites.map((product) => ({ product, quantity: 1 })),
    [favourites],
  )
  const lines = useLinesNow(single)
  const products = useMemo(() => lines.map(({ product }) => product), [lines])
  useListEvent(m.favouritesTitle, products)
  useNeededProducts(favourites.map(({ itemId }) => itemId))
  const lists = { cart: [], favourites: products.map(({ id }) => id) }
  const noteOf = useCallback(
    (product: Product) => <PriceNote {...lines.find((line) => line.product === product)} />,
    [lines],
  )
  return (
    <>
      <div className="row spread">
        <Breadcrumb current={m.favouritesTitle} />
        {products.length > 0 && <ListActions lists={lists} />}
      </div>
      <PageHeading>{m.favouritesTitle}</PageHeading>
      <p className="quiet title">{m.listCount({ count: products.length })}</p>
      {products.length > 0 ? (
        <ProductGrid
          list={m.favouritesTitle}
          products={products}
          withOldPrice={false}
          noteOf={noteOf}
        />
      ) : (
        <>
          <EmptyState icon="heart" text={m.favouritesEmpty} />
          <RecentlyViewed />
        </>
      )}
    </>
  )
}
