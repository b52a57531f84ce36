import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ListOfAnyLength } from '#src/components/long-list/list-of-any-length.tsx'
import { SummedLine } from '#src/components/product/summed-line.tsx'
import type { Product } from '#src/domain/product/product.ts'
import { type SharedLists, sharedPreview } from '#src/domain/sharing/shared-lists.ts'
import { cartLinesAtom } from '#src/state/cart-atoms.ts'
import { favouriteIdsAtom } from '#src/state/favourites.ts'
import type { ListItem } from '#src/ui/use-drawn-in-steps.ts'
import { SharedChoice } from './shared-choice.tsx'
import * as styles from './shared-preview.module.css'

interface SharedPreviewProps {
  readonly lists: SharedLists
  readonly catalogue: readonly Product[]
}

/** The products of shared lists at today's prices, and what to do with them. */
export function SharedPreview({ lists, catalogue }: SharedPreviewProps) {
  const preview = useMemo(() => sharedPreview(lists, catalogue), [lists, catalogue])
  const ownLines = useAtomValue(cartLinesAtom)
  const ownFavourites = useAtomValue(favouriteIdsAtom)
  const ownQuantities = new Map(ownLines.map(({ product, quantity }) => [product.id, quantity]))
  const { cart, favourites, gone } = preview

  const cartItems = cart.map(({ product, quantity }) => {
    const own = ownQuantities.get(product.id)
    const note = own !== undefined && <Owned text={`In your cart: ${own}`} />
    return {
      key: product.id,
      content: <SummedLine product={product} quantity={quantity} note={note} />,
    }
  })
  const favouriteItems = favourites.map((product) => ({
    key: product.id,
    content: (
      <SummedLine
        product={product}
        quantity={1}
        note={ownFavourites.has(product.id) && <Owned text="In your favourites" />}
      />
    ),
  }))
  const goneItems = gone.map((id) => ({ key: id, content: <p className="quiet">{id}</p> }))
  return (
    <div className={styles.preview}>
      <SharedChoice cart={cart} favourites={favourites} />
      <div className={styles.lists}>
        <Part heading="Cart" items={cartItems} />
        <Part heading="Favourites" items={favouriteItems} />
        <Part heading="No longer sold" items={goneItems} />
      </div>
    </div>
  )
}

interface PartProps {
  readonly heading: string
  readonly items: readonly ListItem[]
}

function Part({ heading, items }: PartProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ListOfAnyLength items={items} className={styles.lines} />
    </section>
  )
}

/** Says that the visitor has the product already. */
function Owned({ text }: { readonly text: string }) {
  return <p className={styles.note}>{text}</p>
}
