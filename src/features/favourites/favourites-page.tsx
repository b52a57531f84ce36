import { useAtomValue } from 'jotai'
import { PageHeading } from '#src/components/page-heading.tsx'
import { ProductGrid } from '#src/components/product-grid.tsx'
import { EmptyState } from '#src/components/empty-state.tsx'
import { favouritesAtom } from '#src/state/favourites.ts'
import styles from './favourites-page.module.css'

export function FavouritesPage() {
  const products = useAtomValue(favouritesAtom)
  return (
    <>
      <PageHeading documentTitle="Favourites">Favourites</PageHeading>
      <p className={styles.count}>{products.length} models</p>
      {products.length > 0 ? (
        <ProductGrid products={products} withOldPrice={false} />
      ) : (
        <EmptyState text="There are no favourites yet" />
      )}
    </>
  )
}
