import { useDeferredValue, useMemo } from 'react'
import { ButtonLink } from '#src/components/page/button-link.tsx'
import * as empty from '#src/components/page/empty-state.module.css'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { useRestoredScroll } from '#src/components/page/history-entry.ts'
import { detailsQuery } from '#src/data/details-query.ts'
import { useHydratedQuery } from '#src/data/use-hydrated-query.ts'
import { type Category, labelInSentence } from '#src/domain/settings/shown-categories.ts'
import { nameFromSlug } from '#src/domain/text/slugs.ts'
import { missingVariant } from '#src/domain/product/missing-variant.ts'
import * as m from '#src/messages/messages.gen.ts'
import { ShareButton } from '#src/components/share/share-button.tsx'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Gallery } from './gallery.tsx'
import { ProductLayout } from './product-layout.tsx'
import { ProductText, ProductView } from './product-view.tsx'
import { SimilarModels } from './similar-models.tsx'
import type { OnVariantChange } from './variant-picker.tsx'

interface ProductPageProps {
  readonly category: Category
  readonly productId: string
  /** Opens another variant of the family, which the shop may not have. */
  readonly onVariantChange: OnVariantChange
}

/** A product's page, in all its states (specification, section 2, 'Product detail'). */
export function ProductPage({ category, productId, onVariantChange }: ProductPageProps) {
  const { data, isPending, isError, refetch } = useHydratedQuery(detailsQuery(category, productId))
  // Deferred: the page responds to input while React draws the details.
  const isWaiting = useDeferredValue(isPending) || isPending
  useRestoredScroll(!isWaiting && !isError)
  const detail = data?.find(({ id }) => id === productId)
  const isMissing = !isWaiting && data !== undefined && !detail
  const missing = useMemo(
    () => (isMissing ? missingVariant(data, productId) : undefined),
    [isMissing, data, productId],
  )
  return (
    <ProductLayout
      category={category}
      productId={productId}
      name={detail?.name ?? missing?.name}
      of={detail}
      isWaiting={isWaiting}
      isMissing={isMissing}
      share={detail && <ShareButton />}
      gallery={detail && <Gallery detail={detail} />}
      text={!isWaiting && detail && <ProductText category={category} detail={detail} />}
    >
      {isError && <ErrorMessage text={m.productDetailsFailed} onReload={refetch} />}
      {data && detail && (
        <ProductView
          // What is chosen and written stays for another variant.
          key={detail.namespaceId}
          category={category}
          details={data}
          detail={detail}
          onVariantChange={onVariantChange}
        />
      )}
      {isMissing && (
        <>
          <div className={empty.empty}>
            <Icon name="search" />
            <PageHeading documentTitle={m.productNotFound}>
              {m.productNoneYet({ name: nameFromSlug(productId) })}
            </PageHeading>
            {missing && <p className="quiet">{m.productVariantNotSold({ name: missing.name })}</p>}
            <div className="row middle">
              <ButtonLink to="/$category" params={{ category }} variant="primary">
                {m.productSeeAll({ category: labelInSentence(category) })}
              </ButtonLink>
              <ButtonLink to="/">{m.pageToStore}</ButtonLink>
            </div>
          </div>
          {/* Links to variants that the shop has instead. */}
          <SimilarModels category={category} variants={missing?.nearest ?? []} />
        </>
      )}
    </ProductLayout>
  )
}
