import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Price } from '#src/components/product/price.tsx'
import { DeliveryNote, PriceTerms } from '#src/components/product/price-terms.tsx'
import { gallerySizes, ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { SpecificationList } from '#src/components/product/specification-list.tsx'
import { useProductsNow } from '#src/data/catalogue-query.ts'
import { type Chosen, soldWith } from '#src/domain/cart/line-options.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { availabilityText, dayText, knownPrice } from '#src/domain/product/availability.ts'
import { fittedModels } from '#src/domain/product/fitted-models.ts'
import { aboutBlocks, type ProductDetail } from '#src/domain/product/product-detail.ts'
import { techSpecifications } from '#src/domain/facts/page-facts.ts'
import { variantsInstead } from '#src/domain/product/variants.ts'
import { findProduct } from '#src/domain/product/products.ts'
import { ofCategory } from '#src/domain/list/selections.ts'
import * as m from '#src/messages/messages.gen.ts'
import { recordViewAtom } from '#src/state/viewed.ts'
import { Fits } from './fits.tsx'
import { OptionFields } from './option-fields.tsx'
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
  const data = useProductsNow(id)
  const products = ofCategory(data ?? [], category)
  const product = products.find(({ itemId }) => itemId === id)
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const sold = product && soldWith(product, chosen)
  const surcharge = sold ? sold.price - product.price : 0
  const prices = {
    price: detail.priceDiscount + surcharge,
    fullPrice: detail.priceRegular + surcharge,
  }
  const saleUntil = prices.price < prices.fullPrice ? detail.saleUntil : undefined
  const soldOut = new Set(
    products.flatMap(({ itemId, availability }) => (availability === 'out' ? itemId : [])),
  )
  const availability = product && availabilityText(product)
  // Until the list has loaded, a price of 0 may be one on request.
  const isPriced = product ? knownPrice(product) !== undefined : detail.priceDiscount > 0
  const fitted = data && product ? fittedModels(data, product) : []

  return (
    <>
      <div className={styles.price}>
        {isPriced && (
          <div>
            <Price {...prices} unitPrice={detail.unitPrice} size="page" />
            {detail.priorText && surcharge === 0 && <p className="note">{detail.priorText}</p>}
            {saleUntil && <p className="note">{m.productSaleUntil({ day: dayText(saleUntil) })}</p>}
            <PriceTerms />
          </div>
        )}
        {(availability !== undefined || fitted.length > 0) && (
          <div className={styles.beside}>
            {availability && <p>{availability}</p>}
            <Fits models={fitted} />
          </div>
        )}
      </div>
      <div className={styles.panel}>
        {sold && isPriced && <DeliveryNote lines={[{ product: sold, quantity: 1 }]} />}
        <VariantPicker
          details={details}
          detail={detail}
          isSoldOut={(variant) => soldOut.has(variant.id)}
          onVariantChange={onVariantChange}
        />
        {product && isPriced && (
          <OptionFields product={product} chosen={chosen} onChange={setChosen} />
        )}
        <Purchase product={product} sold={sold} prices={prices} detail={detail} />
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
  const product = findProduct(useProductsNow(id), category, id)
  const techSpecs = techSpecifications(detail, product ?? { category })

  return (
    <>
      {about.length > 0 && (
        <section aria-labelledby="about" className={styles.about}>
          <h2 id="about">{m.productAbout}</h2>
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
              <div className={styles.words} lang={detail.textLanguage}>
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
          <h2 id="tech-specs">{m.productTechSpecs}</h2>
          <SpecificationList rows={techSpecs} size="large" />
        </section>
      )}
    </>
  )
}
