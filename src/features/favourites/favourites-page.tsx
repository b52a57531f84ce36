import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { ChangedPrice } from '#src/components/changed-price.tsx'
import { EmptyState } from '#src/components/empty-state.tsx'
import { ForeignPrice } from '#src/components/foreign-price.tsx'
import { ListActions } from '#src/components/list-actions.tsx'
import { NewPrices } from '#src/components/new-prices.tsx'
import { PageHeading } from '#src/components/page-heading.tsx'
import { ProductGrid } from '#src/components/product-grid.tsx'
import { RecentlyViewed } from '#src/components/recently-viewed.tsx'
import { usePriceChanges } from '#src/components/use-price-changes.ts'
import { useReportedList } from '#src/components/use-reported-list.ts'
import { favouritesAtom, replaceFavouritesAtom } from '#src/state/favourites.ts'
import styles from './favourites-page.module.css'

/** The list's name, for events. */
const LIST = 'Favourites'

export function FavouritesPage() {
  const products = useAtomValue(favouritesAtom)
  useReportedList(LIST, products, true)
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
