import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import { RecentlyViewed } from '#src/components/product/recently-viewed.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import type { Product } from '#src/domain/product/product.ts'
import { categoryLabel, SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { brandNewModels, hotPriceModels } from '#src/domain/list/selections.ts'
import * as m from '#src/messages/messages.gen.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Banner } from './banner.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import * as styles from './home-page.module.css'

const { rows, slides, titles } = SETTINGS

/** Their code loads after all else on the page. */
const OwnRows = lazyComponent({
  part: 'rows',
  load: async () => (await import('./own-rows.tsx')).OwnRows,
})

const bands = rows.filter(({ look }) => look === 'band').length

const NONE: readonly Product[] = []

export function HomePage() {
  const { products = NONE, isPending, isError, refetch } = useCatalogue('home')
  const newest = useMemo(() => brandNewModels(products), [products])
  const hottest = useMemo(() => hotPriceModels(products), [products])
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <PageHeading documentTitle={titles.home} className="visually-hidden">
          {titles.catalog}
        </PageHeading>
        <h2 className={styles.welcome}>{titles.welcome}</h2>
        {slides.length > 0 && <Banner />}
        <CategoryPills />
      </div>
      {isError && <ErrorMessage onReload={refetch} />}
      <ProductCarousel
        heading={titles.newModels}
        products={newest}
        withOldPrice={false}
        withLead
        isPending={isPending}
        withLoader
      />
      <CategoryTiles />
      <div>
        <ProductCarousel heading={titles.hotPrice} products={hottest} isPending={isPending} />
        <RecentlyViewed />
      </div>
      {rows.length > 0 && (
        <div className={styles.ownRows} style={{ '--rows': rows.length - bands, '--bands': bands }}>
          {!isPending && <OwnRows />}
        </div>
      )}
    </div>
  )
}

/** Links to the categories, on phones: the tiles are far below. */
function CategoryPills() {
  return (
    <nav aria-label={m.homeCategories} className={styles.pills}>
      {SHOWN_CATEGORIES.map((category) => (
        <Link
          key={category}
          to="/$category"
          params={{ category }}
          // Not the name of the link in the header.
          aria-label={m.homeAllOf({ category: categoryLabel(category) })}
          className={styles.pill}
        >
          {categoryLabel(category)}
        </Link>
      ))}
    </nav>
  )
}
