import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { ColorSwatch } from '#src/components/product/color-swatch.tsx'
import { ProductCard } from '#src/components/product/product-card.tsx'
import { colorVariants, type Model } from '#src/domain/facets/models.ts'
import { colorText } from '#src/domain/color/swatches.ts'
import { buyable } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import { sameText } from '#src/domain/product/variants.ts'
import * as m from '#src/messages/messages.gen.ts'
import { sendEvent } from '#src/analytics/send-event.ts'
import * as styles from './model-card.module.css'

interface ModelCardProps {
  readonly list: string
  /** With two variants or more. */
  readonly model: Model
  /** A note on the card, while it shows the model's own variant. */
  readonly note?: ReactNode
  readonly isEager: boolean
}

/** The card of a model's variant: the last one pointed at or focused by its colour, at first the model's own. */
export function ModelCard({ list, model, note, isEager }: ModelCardProps) {
  const { variants, matching } = model
  const [chosen, setChosen] = useState<Product>()
  const shown = chosen && variants.includes(chosen) ? chosen : model.shown
  const isLowest =
    shown === model.shown &&
    Math.min(...buyable(matching).map(({ price }) => price)) === shown.price
  const hasOtherPrices = matching.some(({ price }) => price !== shown.price)
  const capacities = [...new Set(variants.map(({ capacity }) => capacity))].filter(Boolean)
  const count =
    matching.length === variants.length
      ? m.listVariants({ count: variants.length })
      : m.listVariantsOf({ count: matching.length, all: variants.length })
  return (
    <ProductCard
      list={list}
      product={shown}
      isInGrid
      isEager={isEager}
      isLowestPrice={isLowest && hasOtherPrices}
      note={
        <>
          {shown === model.shown && note}
          <p className="note">{count}</p>
        </>
      }
      facts={
        <>
          <Swatches list={list} model={model} shown={shown} onShow={setChosen} />
          {capacities.length > 0 && <p className="note">{capacities.join(' · ')}</p>}
        </>
      }
    />
  )
}

interface SwatchesProps extends Pick<ModelCardProps, 'list' | 'model'> {
  readonly shown: Product
  readonly onShow: (variant: Product) => void
}

/** The colours of a model. Each is a link to its variant, which the card shows as soon as the link is reached. */
function Swatches({ list, model, shown, onShow }: SwatchesProps) {
  const returnState = useReturnState()
  const variants = colorVariants(model)
  if (variants.length === 0) return null
  return (
    <ul aria-label={m.listColors} className={styles.swatches}>
      {variants.map((variant) => (
        <li key={variant.id}>
          <Link
            to="/$category/$productId"
            params={{ category: variant.category, productId: variant.itemId }}
            state={returnState}
            title={colorText(variant.color)}
            aria-current={sameText(variant.color, shown.color ?? '') ? 'true' : undefined}
            className={styles.swatch}
            onPointerEnter={() => onShow(variant)}
            onFocus={() => onShow(variant)}
            onClick={() => sendEvent((events) => events.itemSelected(list, variant))}
          >
            <ColorSwatch color={variant.color} value={variant.colorValue} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
