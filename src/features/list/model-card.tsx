import { useState } from 'react'
import { ProductCard } from '#src/components/product/product-card.tsx'
import { ViewedBadge } from '#src/components/product/viewed-badge.tsx'
import { modelName } from '#src/domain/facets/model-name.ts'
import type { Model } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product/product.ts'
import { ModelSwatches } from './model-swatches.tsx'
import styles from './model-card.module.css'

interface ModelCardProps {
  /** The name of the list that the card is in, for events. */
  readonly list: string
  /** With two variants or more. */
  readonly model: Model
  /** Loads the picture at once, as in the first row. */
  readonly isEager: boolean
}

/**
 * A model in a list: the card of one of its variants, with the model's colours and capacities. The variant is that of
 * the last colour that was pointed at or focused, before that the model's own.
 */
export function ModelCard({ list, model, isEager }: ModelCardProps) {
  const { variants, matching } = model
  const [chosen, setChosen] = useState<Product>()
  const shown = chosen && variants.includes(chosen) ? chosen : model.shown
  const isLowest =
    shown === model.shown && Math.min(...matching.map(({ price }) => price)) === shown.price
  const hasOtherPrices = matching.some(({ price }) => price !== shown.price)
  const capacities = [...new Set(variants.map(({ capacity }) => capacity))].filter(Boolean)
  return (
    <ProductCard
      list={list}
      product={shown}
      name={<NameParts name={shown.name} model={modelName(variants)} />}
      headingLevel="h2"
      isEager={isEager}
      isLowestPrice={isLowest && hasOtherPrices}
      badge={<ViewedBadge product={shown} />}
      note={() => <p className={styles.count}>{variantsText(matching.length, variants.length)}</p>}
      facts={
        <div className={styles.facts}>
          <ModelSwatches list={list} model={model} shown={shown} onShow={setChosen} />
          {capacities.length > 0 && <p className={styles.capacities}>{capacities.join(' · ')}</p>}
        </div>
      }
    />
  )
}

interface NamePartsProps {
  readonly name: string
  readonly model: string
}

/** The name of a variant, in which the model's name stands out. */
function NameParts({ name, model }: NamePartsProps) {
  if (!name.startsWith(`${model} `)) return name
  return (
    <>
      <span>{model}</span> <span className={styles.variant}>{name.slice(model.length + 1)}</span>
    </>
  )
}

function variantsText(matching: number, all: number): string {
  return matching === all ? `${all} variants` : `${matching} of ${all} variants`
}
