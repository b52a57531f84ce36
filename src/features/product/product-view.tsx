import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Price } from '#src/components/product/price.tsx'
import { DeliveryNote, PriceTerms } from '#src/components/product/price-terms.tsx'
import { gallerySizes, ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { SpecificationList } from '#src/components/product/specification-list.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { availabilityText } from '#src/domain/product/availability.ts'
import { fittedModels } from '#src/domain/product/fitted-models.ts'
import { aboutBlocks, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { techSpecifications } from '#src/domain/facts/page-facts.ts'
import { variantsInstead } from '#src/domain/product/missing-variant.ts'
import { findProduct } from '#src/domain/product/product-list.ts'
import { ofCategory } from '#src/domain/product/selections.ts'
import { recordViewAtom } from '#src/state/viewed.ts'
import { Fits } from './fits.tsx'
import { Purchase } from './purchase.tsx'
import { SimilarModels } from './similar-models.tsx'
import { VariantPicker, type OnVariantChange } from './variant-picker.tsx'
import * as styles from './product-view.module.css'

interface ProductViewProps {
  readonly category: Category
  /** The details of all products of the category, among them the variants of this one. */
  readonly details: readonly ProductDetail[]
  readonly detail: ProductDetail
  readonly onVariantChange: OnVariantChange
}

/** Price, choices and purchase. */
export function ProductView({ category, details, detail, onVariantChange }: ProductViewProps) {
  const { id } = detail
  const recordView = useSetAtom(recordViewAtom)
  useEffect(() => recordView(id), [recordView, id])
  const { data } = useQuery(catalogueQuery())
  const products = ofCategory(data ?? [], category)
  const product = products.find(({ itemId }) => itemId === id)
  const soldOut = new Set(
    products.flatMap(({ itemId, availability }) => (availability === 'out' ? itemId : [])),
  )
  const availability = product && availabilityText(product)
  const fitted = data && product ? fittedModels(data, product) : []

  return (
    <>
      <div className={styles.price}>
        <div>
          <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} size="page" />
          <PriceTerms />
        </div>
        {(availability !== undefined || fitted.length > 0) && (
          <div className={styles.beside}>
            {availability && <p>{availability}</p>}
            <Fits models={fitted} />
          </div>
        )}
      </div>
      <div className={styles.panel}>
        {import.meta.env.SHOP_DELIVERY !== false && product && (
          <DeliveryNote lines={[{ product, quantity: 1 }]} />
        )}
        <VariantPicker
          details={details}
          detail={detail}
          isSoldOut={(variant) => soldOut.has(variant.id)}
          onVariantChange={onVariantChange}
        />
        <Purchase product={product} detail={detail} />
        {soldOut.has(id) && (
          <SimilarModels
            category={category}
            variants={variantsInstead(products, details, detail)}
          />
        )}
      </div>
    </>
  )
}

/** 'About', each block beside a picture that the gallery does not begin with, and 'Tech specs'. */
export function ProductText({ category, detail }: Pick<ProductViewProps, 'category' | 'detail'>) {
  const { id, images, pictureSizes } = detail
  const about = aboutBlocks(detail)
  const pictures = images.slice(1).map((image) => ({ image, pictureSizes }))
  const product = findProduct(useQuery(catalogueQuery()).data, category, id)
  const techSpecs = techSpecifications(detail, product ?? { category })

  return (
    <>
      {about.length > 0 && (
        <section aria-labelledby="about" className={styles.about}>
          <h2 id="about">About</h2>
          {about.map(({ title, text }, index) => (
            // By index: a catalogue may use a title twice, and the order of the blocks never changes.
            <div key={index} className={styles.block}>
              {pictures[index] && (
                <div className={styles.room} style={roomOf(detail)}>
                  {/* The same file as in the gallery. */}
                  <ProductPhoto
                    of={pictures[index]}
                    shownAt={gallerySizes(pictures[index])}
                    loading="lazy"
                  />
                </div>
              )}
              <div className={styles.words}>
                {title && <h3 dir="auto">{title}</h3>}
                {text.map((paragraph, line) => (
                  <p key={line} dir="auto" className="quiet">
                    {paragraph}
                  </p>
                ))}
              </div>
            </div>
          ))}
        </section>
      )}
      {techSpecs.length > 0 && (
        <section aria-labelledby="tech-specs" className={styles.specs}>
          <h2 id="tech-specs">Tech specs</h2>
          <SpecificationList rows={techSpecs} size="large" />
        </section>
      )}
    </>
  )
}
