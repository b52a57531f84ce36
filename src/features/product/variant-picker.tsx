import { useMatchRoute } from '@tanstack/react-router'
import { useId } from 'react'
import { ColorSwatch } from '#src/components/product/color-swatch.tsx'
import { compareSizes } from '#src/domain/text/units.ts'
import { looseText } from '#src/domain/text/loose-text.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import {
  capacityChoiceLabel,
  choicesWith,
  findVariant,
  missingVariantSlug,
  sameText,
  type VariantChoice,
} from '#src/domain/product/variants.ts'
import * as m from '#src/messages/messages.gen.ts'
import { colorText } from '#src/domain/color/swatches.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './variant-picker.module.css'

interface VariantPickerProps {
  readonly details: readonly ProductDetail[]
  readonly detail: ProductDetail
  readonly isSoldOut: (variant: ProductDetail) => boolean
  readonly onVariantChange: OnVariantChange
}

/** @param isKnown false for a combination that the shop does not sell */
export type OnVariantChange = (productId: string, isKnown: boolean) => void

/** The colours and capacities of a family. One that is not sold is marked: a press says so, and arrow keys skip it. */
export function VariantPicker({ details, detail, isSoldOut, onVariantChange }: VariantPickerProps) {
  const { namespaceId } = detail
  const ofFamily = details.filter((each) => each.namespaceId === namespaceId)
  const colors = choicesWith(detail.colorsAvailable, detail.color)
  const capacities = choicesWith(detail.capacityAvailable, detail.capacity).sort(compareSizes)

  const idOf = (choice: VariantChoice) =>
    findVariant(ofFamily, namespaceId, choice)?.id ?? missingVariantSlug(namespaceId, choice)

  // A press is shown at once: the page of the variant is drawn after the next paint.
  const opening = useMatchRoute()({
    to: '/$category/$productId',
    pending: true,
    includeSearch: false,
  })
  const choices = capacities.flatMap((capacity) => colors.map((color) => ({ color, capacity })))
  const chosen = opening ? choices.find((choice) => idOf(choice) === opening.productId) : undefined
  const { color, capacity } = chosen ?? detail

  const choicesOf = (group: keyof VariantChoice) => {
    const choiceOf = (value: string) => ({ color, capacity, [group]: value })
    return {
      stateOf: (value: string) => {
        const variant = findVariant(ofFamily, namespaceId, choiceOf(value))
        if (variant === undefined) return 'not sold'
        return isSoldOut(variant) ? 'sold out' : undefined
      },
      onChoose: (value: string) => {
        const variant = findVariant(ofFamily, namespaceId, choiceOf(value))
        onVariantChange(idOf(choiceOf(value)), variant !== undefined)
      },
    }
  }
  return (
    <>
      <Choices
        {...choicesOf('color')}
        label={m.productColors}
        values={colors}
        current={color}
        other={capacity}
        colorValueOf={(value) => ofFamily.find((each) => sameText(each.color, value))?.colorValue}
      />
      <Choices
        {...choicesOf('capacity')}
        label={capacityChoiceLabel(detail)}
        values={capacities}
        current={capacity}
        other={color}
      />
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly values: readonly string[]
  readonly current: string
  /** The chosen value of the other group: together with it, a value is sold or not. */
  readonly other: string
  /** Undefined for a value that can be bought. */
  readonly stateOf: (value: string) => 'not sold' | 'sold out' | undefined
  readonly onChoose: (value: string) => void
  /** How a colour looks, if the catalogue says so. Only colours have it. */
  readonly colorValueOf?: (color: string) => string | undefined
}

function Choices({ label, values, current, other, stateOf, onChoose, colorValueOf }: ChoicesProps) {
  const id = useId()
  const isColor = colorValueOf !== undefined
  if (values.length === 0) return null

  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <p className={styles.label}>
        <span id={id}>{label}</span>
        {isColor && <span className={styles.current}>{colorText(current)}</span>}
      </p>
      <div className="row">
        {values.map((value) => {
          const state = stateOf(value)
          const isUnsold = state === 'not sold'
          const isSoldOut = state === 'sold out'
          return (
            <label
              // The key ignores spelling, so that the focus survives a variant that spells the value differently.
              key={looseText(value)}
              title={
                [isColor && colorText(value), isSoldOut && m.productSoldOutTitle]
                  .filter(Boolean)
                  .join(', ') || undefined
              }
              className={classNames(
                styles.value,
                isColor ? styles.color : styles.capacity,
                state && styles.struck,
                isUnsold && styles.unsold,
              )}
            >
              <input
                type="radio"
                // Arrow keys go through the radios of one name.
                name={isUnsold ? undefined : id}
                tabIndex={isUnsold ? -1 : undefined}
                value={value}
                aria-label={isUnsold ? unsoldName(colorText(value), colorText(other)) : undefined}
                aria-description={isSoldOut ? m.availabilityOut : undefined}
                checked={sameText(value, current)}
                className={styles.radio}
                onChange={() => onChoose(value)}
              />
              {isColor ? <ColorSwatch color={value} value={colorValueOf(value)} /> : value}
            </label>
          )
        })}
      </div>
    </div>
  )
}

function unsoldName(value: string, other: string): string {
  return other === '' ? m.productNotSold({ value }) : m.productNotSoldIn({ value, other })
}
