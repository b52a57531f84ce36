import { useId, type KeyboardEvent } from 'react'
import { ColorSwatch } from '#src/components/product/color-swatch.tsx'
import { compareSizes } from '#src/domain/facts/compare-sizes.ts'
import { looseText } from '#src/domain/facts/facts.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import {
  capacityChoiceLabel,
  choicesWith,
  findVariant,
  sameText,
  type VariantChoice,
} from '#src/domain/product/variants.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './variant-picker.module.css'

interface VariantPickerProps {
  readonly details: readonly ProductDetail[]
  readonly detail: ProductDetail
  readonly isSoldOut: (variant: ProductDetail) => boolean
  readonly onChoose: OnChoose<Partial<VariantChoice>>
}

/** @param isByArrow whether an arrow key made the choice */
export type OnChoose<Value> = (value: Value, isByArrow: boolean) => void

/**
 * The colours and capacities of a family of variants. A combination that is not sold is marked: a press opens a page
 * that says so, and arrow keys skip it. One that has sold out is marked too.
 */
export function VariantPicker({ details, detail, isSoldOut, onChoose }: VariantPickerProps) {
  const { color, capacity, namespaceId } = detail
  const ofFamily = details.filter((each) => each.namespaceId === namespaceId)
  const stateOf = (choice: VariantChoice) => {
    const variant = findVariant(details, namespaceId, choice)
    if (variant === undefined) return 'not sold'
    return isSoldOut(variant) ? 'sold out' : undefined
  }
  return (
    <>
      <Choices
        label="Available colors"
        values={choicesWith(detail.colorsAvailable, color)}
        current={color}
        other={capacity}
        stateOf={(value) => stateOf({ color: value, capacity })}
        onChoose={(value, isByArrow) => onChoose({ color: value }, isByArrow)}
        colorValueOf={(value) => ofFamily.find((each) => sameText(each.color, value))?.colorValue}
      />
      <Choices
        label={capacityChoiceLabel(detail)}
        values={choicesWith(detail.capacityAvailable, capacity).sort(compareSizes)}
        current={capacity}
        other={color}
        stateOf={(value) => stateOf({ color, capacity: value })}
        onChoose={(value, isByArrow) => onChoose({ capacity: value }, isByArrow)}
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
  readonly onChoose: OnChoose<string>
  /** How a colour looks, if the catalogue says so. Only colours have it. */
  readonly colorValueOf?: (color: string) => string | undefined
}

function Choices({ label, values, current, other, stateOf, onChoose, colorValueOf }: ChoicesProps) {
  const id = useId()
  const isColor = colorValueOf !== undefined
  if (values.length === 0) return null

  // The browser's own arrow keys would stop at values that are not sold.
  const moveByArrow = (event: KeyboardEvent) => {
    const step = ARROWS.get(event.key)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll('input')]
    const stops = radios.filter(
      (radio) => radio === event.target || stateOf(radio.value) !== 'not sold',
    )
    const from = stops.findIndex((radio) => radio === event.target)
    const next = stops.at((from + step) % stops.length)
    if (!next || next === event.target) return
    next.focus()
    onChoose(next.value, true)
  }

  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <p className={styles.label}>
        <span id={id}>{label}</span>
        {isColor && <span className={styles.current}>{current}</span>}
      </p>
      <div className={styles.values} onKeyDown={moveByArrow}>
        {values.map((value) => {
          const state = stateOf(value)
          const isUnsold = state === 'not sold'
          const isSoldOut = state === 'sold out'
          return (
            <label
              // The key ignores spelling, so that the focus survives a variant that spells the value differently.
              key={looseText(value)}
              title={[isColor && value, isSoldOut && state].filter(Boolean).join(', ') || undefined}
              className={classNames(
                isColor ? styles.color : styles.capacity,
                state && styles.struck,
                isUnsold && styles.unsold,
              )}
            >
              <input
                type="radio"
                name={id}
                value={value}
                aria-label={isUnsold ? unsoldName(value, other) : undefined}
                aria-description={isSoldOut ? 'Sold out' : undefined}
                checked={sameText(value, current)}
                className={styles.radio}
                onChange={() => onChoose(value, false)}
              />
              {isColor ? <ColorSwatch color={value} value={colorValueOf(value)} /> : value}
            </label>
          )
        })}
      </div>
    </div>
  )
}

/** Steps that each arrow key moves in a group of radio buttons. */
const ARROWS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

function unsoldName(value: string, other: string): string {
  return other === '' ? `${value}, not sold` : `${value}, not sold in ${other}`
}
