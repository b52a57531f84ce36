import { useId } from 'react'
import { swatchColor } from '#src/domain/colors.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { capacityChoiceLabel } from '#src/domain/specifications.ts'
import { choicesWith, findVariant, sameText, type VariantChoice } from '#src/domain/variants.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './variant-picker.module.css'

interface VariantPickerProps {
  readonly details: readonly ProductDetail[]
  readonly detail: ProductDetail
  readonly onChoose: (change: Partial<VariantChoice>) => void
}

/** The colours and capacities of a family; a combination that is not sold is marked, and leads to a page that says so. */
export function VariantPicker({ details, detail, onChoose }: VariantPickerProps) {
  const { color, capacity, namespaceId } = detail
  const isSold = (choice: VariantChoice) => findVariant(details, namespaceId, choice) !== undefined
  return (
    <>
      <Choices
        label="Available colors"
        values={choicesWith(detail.colorsAvailable, color)}
        current={color}
        isSold={(value) => isSold({ color: value, capacity })}
        onChoose={(value) => onChoose({ color: value })}
        isColor
      />
      <Choices
        label={capacityChoiceLabel(detail)}
        values={choicesWith(detail.capacityAvailable, capacity)}
        current={capacity}
        isSold={(value) => isSold({ color, capacity: value })}
        onChoose={(value) => onChoose({ capacity: value })}
      />
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly values: readonly string[]
  readonly current: string
  readonly isSold: (value: string) => boolean
  readonly onChoose: (value: string) => void
  readonly isColor?: boolean
}

function Choices({ label, values, current, isSold, onChoose, isColor = false }: ChoicesProps) {
  const id = useId()
  if (values.length === 0) return null
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <p className={styles.label}>
        <span id={id}>{label}</span>
        {isColor && <span className={styles.current}>{current}</span>}
      </p>
      <div className={styles.values}>
        {values.map((value) => (
          <label
            key={value}
            title={isColor ? value : undefined}
            className={classNames(
              isColor ? styles.color : styles.capacity,
              !isSold(value) && styles.unsold,
            )}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={sameText(value, current)}
              className={styles.radio}
              onChange={() => onChoose(value)}
            />
            {isColor ? <Swatch color={value} /> : value}
          </label>
        ))}
      </div>
    </div>
  )
}

function Swatch({ color }: { readonly color: string }) {
  const paint = swatchColor(color, (value) => CSS.supports('color', value))
  if (paint === undefined) return <span className={styles.named}>{color}</span>
  return (
    <>
      <span className={styles.swatch} style={{ backgroundColor: paint }} />
      <span className="visually-hidden">{color}</span>
    </>
  )
}
