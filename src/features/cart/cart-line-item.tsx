import { latinDigits } from '#src/domain/text/word-forms.ts'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { PriceNote } from '#src/components/product/price-note.tsx'
import { ProductLine } from '#src/components/product/product-line.tsx'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { linePrice } from '#src/domain/cart/todays-lines.ts'
import { nameWithOptions, optionsText } from '#src/domain/cart/line-options.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { clampQuantity, QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { saveForLaterAtom } from '#src/state/cart-and-favourites.ts'
import { changeQuantityAtom, removeFromCartAtom } from '#src/state/cart-atoms.ts'
import { Button } from '#src/ui/button.tsx'
import { focusKey } from '#src/ui/focus-keys.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useDraft } from '#src/ui/use-draft.ts'
import * as styles from './cart-line-item.module.css'

export function CartLineItem({
  product,
  quantity,
  isSold,
  was,
  most = QUANTITY_RANGE.max,
  excess = 0,
}: CartLine) {
  const remove = useSetAtom(removeFromCartAtom)
  const changeQuantity = useSetAtom(changeQuantityAtom)
  const save = useSetAtom(saveForLaterAtom)
  const announce = useSetAtom(announceAtom)
  const nameId = useId()

  const change = (by: number) => {
    changeQuantity({ id: product.id, by: by - excess })
    announce(m.cartQuantityNow({ count: quantity + by }))
  }

  return (
    <ProductLine
      product={product}
      nameId={nameId}
      note={
        <>
          {/* It is of the product without surcharges. */}
          {optionsText(product) === '' && product.priorText && (
            <p className="note">{product.priorText}</p>
          )}
          <PriceNote isSold={isSold} was={was} product={product} />
          {most < QUANTITY_RANGE.max && quantity >= most && (
            <p className="note">{most > 0 ? m.cartInStock({ count: most }) : m.cartNoMore}</p>
          )}
        </>
      }
    >
      <div className={styles.price}>
        <p className={styles.sum}>{formatPrice(linePrice({ product, quantity }))}</p>
        {quantity > 1 && (
          <p className="note">{m.cartEach({ price: formatPrice(product.price) })}</p>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton
          icon="minus"
          label={m.cartDecrease}
          {...focusKey('decrease', product.id)}
          aria-describedby={nameId}
          disabled={quantity <= QUANTITY_RANGE.min}
          onClick={() => change(-1)}
        />
        <QuantityField
          quantity={quantity}
          most={most}
          nameId={nameId}
          onChange={(next) => change(next - quantity)}
        />
        <IconButton
          icon="plus"
          label={m.cartIncrease}
          {...focusKey('increase', product.id)}
          aria-describedby={nameId}
          disabled={quantity >= most}
          onClick={() => change(1)}
        />
        <Button
          variant="text"
          aria-describedby={nameId}
          {...focusKey('save for later', product.id)}
          onClick={() => save(product)}
        >
          {m.cartSaveForLater}
        </Button>
        <Button
          variant="text"
          aria-label={m.uiRemove({ name: nameWithOptions(product) })}
          {...focusKey('remove from cart', product.id)}
          onClick={() => remove(product.id)}
        >
          {m.cartRemove}
        </Button>
      </div>
    </ProductLine>
  )
}

interface QuantityFieldProps {
  readonly quantity: number
  readonly most: number
  readonly nameId: string
  readonly onChange: (quantity: number) => void
}

/** A field to type a quantity into. What is not a number is dropped. */
function QuantityField({ quantity, most, nameId, onChange }: QuantityFieldProps) {
  const draft = useDraft(quantity, (text) => {
    const typed = Number.parseFloat(latinDigits(text))
    const next = Number.isNaN(typed) ? quantity : Math.min(most, clampQuantity(typed))
    if (next !== quantity) onChange(next)
  })
  return (
    <input
      {...draft}
      type="text"
      inputMode="numeric"
      aria-label={m.cartQuantity}
      aria-describedby={nameId}
      autoComplete="off"
      maxLength={String(QUANTITY_RANGE.max).length}
      className={styles.input}
      // What is typed replaces it.
      onFocus={({ target }) => target.select()}
    />
  )
}
