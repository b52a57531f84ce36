import { useMemo, type ReactNode } from 'react'
import type { Model } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product.ts'
import type { ListTools } from './list-tools.ts'

/** For `ProductGrid`: renders the cards of models with several variants; undefined for a list that is not grouped. */
export function useModelCards(
  list: string,
  models: ReadonlyMap<string, Model> | undefined,
  tools: ListTools | undefined,
): ((product: Product, isEager: boolean) => ReactNode) | undefined {
  const ModelCard = tools?.ModelCard
  return useMemo(() => {
    if (!models || !ModelCard) return undefined
    return (product, isEager) => {
      const model = models.get(product.id)
      if (!model || model.variants.length === 1) return undefined
      return <ModelCard list={list} model={model} isEager={isEager} />
    }
  }, [list, models, ModelCard])
}
