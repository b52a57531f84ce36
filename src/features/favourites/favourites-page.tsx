import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { ChangedPrice } from '#src/components/product/changed-price.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { ForeignPrice } from '#src/components/product/foreign-price.tsx'
import { ListActions } from '#src/components/share/list-actions.tsx'
import { NewPrices } from '#src/components/product/new-prices.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ProductGrid } from '#src/components/product/product-grid.tsx'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import { usePriceChanges } from '#src/components/product/use-price-changes.ts'
import { useListEvent } from '#src/components/product/use-list-event.ts'
import { favouritesAtom, replaceFavouritesAtom } from '#src/state/favourites.ts'
import styles from './favourites-page.module.css'

/** The list's name, for events. */
const LIST = 'Favourites'

export function FavouritesPage() {
  const products = useAtomValue(favouritesAtom)
  useListEvent(LIST, products, true)
  const changes = usePriceChanges(products)
  const replaceProducts = useSetAtom(replaceFavouritesAtom)
  const lists = { cart: [], favourites: products.map(({ id }) => id) }
  const notes = useMemo(
    () =>
      new Map(
        products.flatMap((product): [string, (nameId: string) => ReactNode][] => {
          const change = changes.get(product.id)
          if (!change) {
            const { currency } = product
            return currency ? [[product.id, () => <ForeignPrice currency={currency} />]] : []
          }
          const props = { product, change, onAccept: replaceProducts }
          return [[product.id, (nameId) => <ChangedPrice {...props} nameId={nameId} />]]
        }),
      ),
    [products, changes, replaceProducts],
  )
  return (
    <>
      <div className={styles.head}>
        <PageHeading documentTitle="Favourites">Favourites</PageHeading>
        <p className={styles.count}>{`${products.length} models`}</p>
        <div className={styles.actions}>
          <ListActions name="favourites" lists={lists} />
        </div>
      </div>
      {products.length > 0 ? (
        <>
          <NewPrices changes={changes} onAccept={replaceProducts} />
          <ProductGrid list={LIST} products={products} withOldPrice={false} notes={notes} />
        </>
      ) : (
        <>
          <EmptyState text="There are no favourites yet" />
          <RecentlyViewed />
        </>
      )}
    </>
  )
}
