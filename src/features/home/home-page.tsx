import { useMemo } from 'react'
import { CarouselSlot } from '#src/components/carousel-slot.tsx'
import { PageHeading } from '#src/components/page-heading.tsx'
import { useCatalogue } from '#src/components/use-catalogue.ts'
import type { Product } from '#src/domain/product.ts'
import { brandNewPhones, hotPricePhones } from '#src/domain/selections.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Banner } from './banner.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { LateRecentlyViewed } from './late-recently-viewed.tsx'
import styles from './home-page.module.css'

const NONE: readonly Product[] = []

export function HomePage() {
  const { products = NONE, isPending, isError, refetch } = useCatalogue()
  const newest = useMemo(() => brandNewPhones(products), [products])
  const hottest = useMemo(() => hotPricePhones(products), [products])
  return (
    <>
      <div className={styles.page}>
        <div className={styles.intro}>
          <PageHeading documentTitle="Phones, tablets and accessories" isHidden>
            Product Catalog
          </PageHeading>
          <h2>Welcome to the store!</h2>
          <Banner />
        </div>
        {isError && <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />}
        <CarouselSlot
          heading="Brand new models"
          products={newest}
          withOldPrice={false}
          isPending={isPending}
          withLoader
        />
        <CategoryTiles />
        <CarouselSlot heading="Hot price" products={hottest} isPending={isPending} />
      </div>
      <LateRecentlyViewed />
    </>
  )
}
