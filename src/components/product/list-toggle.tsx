import { useSetAtom, type Atom, type WritableAtom } from 'jotai'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { addComparedAtom, comparedIdsAtom, removeComparedAtom } from '#src/state/comparison.ts'
import { addFavouriteAtom, favouriteIdsAtom, removeFavouriteAtom } from '#src/state/favourites.ts'
import { classNames } from '#src/ui/class-names.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { useIsInSet } from './use-is-in-set.ts'
import * as styles from './list-toggle.module.css'

interface List {
  readonly icon: IconName
  readonly addLabel: string
  readonly removeLabel: string
  readonly added: string
  readonly idsAtom: Atom<ReadonlySet<string>>
  /** Returns false if the list refuses the product. */
  readonly addAtom: WritableAtom<null, [Product], unknown>
  readonly removeAtom: WritableAtom<null, [string], void>
}

const LISTS: Readonly<Record<'favourites' | 'comparison', List>> = {
  favourites: {
    icon: 'heart',
    addLabel: m.cardAddToFavourites,
    removeLabel: m.cardRemoveFromFavourites,
    added: m.cardPutInFavourites,
    idsAtom: favouriteIdsAtom,
    addAtom: addFavouriteAtom,
    removeAtom: removeFavouriteAtom,
  },
  comparison: {
    icon: 'compare',
    addLabel: m.cardCompare,
    removeLabel: m.cardRemoveFromComparison,
    added: m.cardPutInComparison,
    idsAtom: comparedIdsAtom,
    addAtom: addComparedAtom,
    removeAtom: removeComparedAtom,
  },
}

interface ListToggleProps {
  readonly list: keyof typeof LISTS
  readonly product: Product | undefined
  readonly describedBy?: string
  readonly className?: string | undefined
}

/** Puts a product in a list or takes it out. `--toggle-inset` makes its circle smaller than its target. */
export function ListToggle({ list, product, describedBy, className }: ListToggleProps) {
  const { icon, addLabel, removeLabel, added, idsAtom, addAtom, removeAtom } = LISTS[list]
  const isIn = useIsInSet(idsAtom, product?.id)
  const add = useSetAtom(addAtom)
  const remove = useSetAtom(removeAtom)
  const announce = useSetAtom(announceAtom)
  return (
    <button
      type="button"
      aria-label={isIn ? removeLabel : addLabel}
      data-chosen={isIn || undefined}
      className={classNames(styles.circle, isIn && styles[list], className)}
      aria-describedby={describedBy}
      {...(product && focusKey(isIn ? `remove from ${list}` : `add to ${list}`, product.id))}
      disabled={product === undefined}
      onClick={() => {
        if (!product) return
        if (isIn) remove(product.id)
        else if (add(product) !== false) announce(added)
      }}
    >
      <Icon name={icon} filled={isIn} />
    </button>
  )
}
