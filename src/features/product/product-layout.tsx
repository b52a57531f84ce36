import type { ComponentProps, ReactNode } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ProductName } from '#src/components/product/product-name.tsx'
import { GALLERY_SIZES, ProductPhoto } from '#src/components/product/product-photo.tsx'
import { useProductsNow } from '#src/data/catalogue-query.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import { findProduct } from '#src/domain/product/products.ts'
import { nameFromSlug } from '#src/domain/text/slugs.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/lib/boot-state.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { RelatedProducts } from './related-products.tsx'
import { Room } from './room.tsx'
import * as galleryStyles from './gallery.module.css'
import * as styles from './product-layout.module.css'
import * as view from './product-view.module.css'

interface ProductLayoutProps {
  readonly category: Category
  readonly productId: string
  /** As the details have it; without it, the catalogue's. Until that has loaded, a grey line is shown. */
  readonly name?: string | undefined
  /** The product as its details have it, for its colour. */
  readonly of?: ComponentProps<typeof Room>['of']
  readonly isWaiting: boolean
  /** Whether the shop does not have the product: the children then have the heading. */
  readonly isMissing?: boolean
  /** The button 'Share'. Not made here: the code of this layout is in every first visit. */
  readonly share?: ReactNode
  readonly gallery?: ReactNode
  /** What stands below the heading, beside the gallery. */
  readonly children?: ReactNode
  /** The text below both. */
  readonly text?: ReactNode
}

export function ProductLayout({
  category,
  productId,
  name,
  of,
  isWaiting,
  isMissing = false,
  share,
  gallery,
  children,
  text,
}: ProductLayoutProps) {
  const product = findProduct(useProductsNow(productId), category, productId)
  const knownName = name ?? product?.name
  const shownName = knownName ?? nameFromSlug(productId)
  const unnamed = isWaiting && knownName === undefined && styles.unnamed
  const way = (
    <div className={classNames(styles.way, 'flush', unnamed)}>
      <BackLink parent={`/${category}`} />
      <Breadcrumb category={category} current={shownName} />
      {share}
    </div>
  )
  return (
    <>
      {isMissing ? (
        <>
          {way}
          {children}
        </>
      ) : (
        <Room of={of ?? product}>
          {way}
          <div className={classNames(styles.top, isWaiting && styles.pending)}>
            {isWaiting ? <PendingGallery product={product} /> : gallery}
            <div className={styles.box}>
              <PageHeading
                className={classNames(styles.heading, unnamed)}
                parts={product?.name === shownName ? <ProductName product={product} /> : undefined}
              >
                {shownName}
              </PageHeading>
              {isWaiting ? <PendingPanel /> : children}
            </div>
          </div>
        </Room>
      )}
      {text}
      <RelatedProducts category={category} itemId={productId} isWaiting={isWaiting} />
    </>
  )
}

/** Keeps the space of the gallery, and shows the catalogue's picture; until that has loaded, `src/boot/inline` may. */
function PendingGallery({ product }: { readonly product: Product | undefined }) {
  return (
    <div className={galleryStyles.gallery}>
      <div className={galleryStyles.window}>
        <div
          {...{ [TEMPLATE_ATTRIBUTES.pictureSizes]: GALLERY_SIZES }}
          className={galleryStyles.main}
        >
          {product && <ProductPhoto of={product} shownAt={GALLERY_SIZES} fetchPriority="high" />}
        </div>
      </div>
      <Skeleton kind="block" count={4} className={galleryStyles.thumbnails} />
    </div>
  )
}

function PendingPanel() {
  return (
    <>
      <div className={view.price} />
      <Loader>
        <div className={view.panel}>
          <Skeleton kind="block" count={3} className={view.choices} />
          <Skeleton kind="text" className={view.facts} />
        </div>
      </Loader>
    </>
  )
}
