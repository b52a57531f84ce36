import { useSetAtom } from 'jotai'
import type { Product } from '#src/domain/product/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { addFavouriteAtom, favouriteIdsAtom, removeFavouriteAtom } from '#src/state/favourites.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { IconToggle } from '#src/ui/icon-toggle.tsx'
import { useIsInSet } from './use-is-in-set.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  /** Undefined until the catalogue has loaded: the button is disabled. */
  readonly product: Product | undefined
  readonly describedBy?: string
}

/** Adds a product to the favourites, or removes it. */
export function FavouriteButton({ product, describedBy }: FavouriteButtonProps) {
  const isFavourite = useIsInSet(favouriteIdsAtom, product?.id)
  const add = useSetAtom(addFavouriteAtom)
  const remove = useSetAtom(removeFavouriteAtom)
  const announce = useSetAtom(announceAtom)
  return (
    <IconToggle
      icon="heart"
      label={isFavourite ? 'Remove from favourites' : 'Add to favourites'}
      isOn={isFavourite}
      className={isFavourite ? styles.marked : undefined}
      aria-describedby={describedBy}
      {...(product && focusKey(isFavourite ? 'remove from favourites' : 'mark', product.id))}
      disabled={product === undefined}
      onClick={() => {
        if (!product) return
        if (isFavourite) {
          remove(product.id)
        } else {
          add(product)
          announce('Put among the favourites.')
        }
      }}
    />
  )
}
