import { useQuery } from '@tanstack/react-query'
import { CarouselSlot } from '#src/components/carousel-slot.tsx'
import { PageHeading } from '#src/components/page-heading.tsx'
import { ProductCarousel } from '#src/components/product-carousel.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { brandNewPhones, hotPricePhones } from '#src/domain/selections.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { Banner } from './banner.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import styles from './home-page.module.css'

export function HomePage() {
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery())
  const newest = data && brandNewPhones(data)
  const hottest = data && hotPricePhones(data)
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <PageHeading documentTitle="Phones, tablets and accessories" isHidden>
          Product Catalog
        </PageHeading>
        <h2>Welcome to the store!</h2>
        <Banner />
      </div>
      {isError && <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />}
      {isPending && (
        <CarouselSlot>
          <Loader />
        </CarouselSlot>
      )}
      {newest && newest.length > 0 && (
        <ProductCarousel heading="Brand new models" products={newest} withOldPrice={false} />
      )}
      <CategoryTiles />
      {isPending && <CarouselSlot />}
      {hottest && hottest.length > 0 && <ProductCarousel heading="Hot price" products={hottest} />}
    </div>
  )
}
