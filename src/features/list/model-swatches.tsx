import { Link } from '@tanstack/react-router'
import { ColorSwatch } from '#src/components/product/color-swatch.tsx'
import { useReturnState } from '#src/components/page/use-return-state.ts'
import { colorVariants } from '#src/domain/facets/color-variants.ts'
import type { Model } from '#src/domain/facets/models.ts'
import type { Product } from '#src/domain/product/product.ts'
import { sameText } from '#src/domain/product/variants.ts'
import { sendEvent } from '#src/events/send-event.ts'
import styles from './model-swatches.module.css'

interface ModelSwatchesProps {
  /** The name of the list that the model is in, for events. */
  readonly list: string
  readonly model: Model
  /** The variant that the card shows now. */
  readonly shown: Product
  readonly onShow: (variant: Product) => void
}

/** The colours of a model. Each is a link to its variant, which the card shows as soon as the link is reached. */
export function ModelSwatches({ list, model, shown, onShow }: ModelSwatchesProps) {
  const returnState = useReturnState()
  const variants = colorVariants(model)
  if (variants.length === 0) return null
  return (
    <ul aria-label="Colors" className={styles.list}>
      {variants.map((variant) => (
        <li key={variant.id}>
          <Link
            to="/$category/$productId"
            params={{ category: variant.category, productId: variant.itemId }}
            state={returnState}
            title={variant.color}
            aria-current={sameText(variant.color, shown.color ?? '') ? 'true' : undefined}
            className={styles.link}
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
