import { useCallback } from 'react'
import { ProductGrid } from '#src/components/product/product-grid.tsx'
import type { Model } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product/product.ts'
import { ModelCard } from './model-card.tsx'

interface ModelGridProps {
  /** The list's name, for events. */
  readonly list: string
  /** One variant of each model. */
  readonly products: readonly Product[]
  readonly models: ReadonlyMap<Product, Model>
}

/** A card for each model. One of a single variant is an ordinary product card. */
export function ModelGrid({ list, products, models }: ModelGridProps) {
  const renderCard = useCallback(
    (product: Product, isEager: boolean) => {
      const model = models.get(product)
      return model && model.variants.length > 1 ? (
        <ModelCard list={list} model={model} isEager={isEager} />
      ) : undefined
    },
    [list, models],
  )
  return <ProductGrid list={list} products={products} renderCard={renderCard} changesInSteps />
}
