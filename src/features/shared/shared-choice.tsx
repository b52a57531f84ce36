import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { type CartLine, cartPieces, cartTotal } from '#src/domain/cart/cart.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import { announceAtom } from '#src/state/messages.ts'
import { addSharedListsAtom, replaceListsAtom } from '#src/state/take-shared-lists.ts'
import { Button } from '#src/ui/button.tsx'
import * as styles from './shared-choice.module.css'

interface SharedChoiceProps {
  /** What the catalogue has of the shared lists. */
  readonly cart: readonly CartLine[]
  readonly favourites: readonly Product[]
}

/** The total of shared lists, and the buttons that take them over. */
export function SharedChoice({ cart, favourites }: SharedChoiceProps) {
  const add = useSetAtom(addSharedListsAtom)
  const replace = useSetAtom(replaceListsAtom)
  const announce = useSetAtom(announceAtom)
  const navigate = useNavigate()
  const returnState = useReturnState()
  const back = useLocation({ select: ({ state }) => state.back?.href })
  const count = cart.length + favourites.length

  const take = (change: typeof add, done: string) => {
    change({ cart, favourites })
    announce(`${done}: ${count} ${count === 1 ? 'product' : 'products'}.`)
    void navigate({ to: cart.length > 0 ? '/cart' : '/favourites', state: returnState() })
  }
  return (
    <div className={styles.choice}>
      {cart.length > 0 && (
        <div>
          <p className={styles.sum}>{formatPrice(cartTotal(cart))}</p>
          <p className="quiet">{`Total for ${cartPieces(cart)} items`}</p>
        </div>
      )}
      {favourites.length > 0 && (
        <p className="quiet">
          {`${favourites.length} ${favourites.length === 1 ? 'favourite' : 'favourites'}`}
        </p>
      )}
      {count === 0 && <p>The shop sells none of these products any more.</p>}
      <div className={styles.buttons}>
        {count > 0 && (
          <>
            <Button onClick={() => take(add, 'Added to yours')}>Add to mine</Button>
            <Button variant="secondary" onClick={() => take(replace, 'In place of yours')}>
              Replace mine
            </Button>
          </>
        )}
        <Button variant="text" onClick={() => void navigate({ href: back ?? '/' })}>
          Not now
        </Button>
      </div>
      {count > 0 && (
        <p className="note not-printed">
          {[
            'Nothing has changed yet.',
            ...(cart.length > 0
              ? ['If you add, the larger quantity of a product in both carts counts.']
              : []),
            'If you replace, you can undo it.',
          ].join(' ')}
        </p>
      )}
    </div>
  )
}
