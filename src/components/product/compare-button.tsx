import { useSetAtom } from 'jotai'
import type { Product } from '#src/domain/product/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { addComparedAtom, comparedIdsAtom, removeComparedAtom } from '#src/state/comparison.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { IconToggle } from '#src/ui/icon-toggle.tsx'
import { useIsInSet } from './use-is-in-set.ts'
import styles from './compare-button.module.css'

interface CompareButtonProps {
  /** Undefined until the catalogue has loaded: the button is disabled. */
  readonly product: Product | undefined
  readonly describedBy?: string
}

/** Adds a product to the comparison, or removes it. A full comparison refuses it, and a notice says so. */
export function CompareButton({ product, describedBy }: CompareButtonProps) {
  const isCompared = useIsInSet(comparedIdsAtom, product?.id)
  const add = useSetAtom(addComparedAtom)
  const remove = useSetAtom(removeComparedAtom)
  const announce = useSetAtom(announceAtom)
  return (
    <IconToggle
      icon="compare"
      label={isCompared ? 'Remove from comparison' : 'Compare'}
      isOn={isCompared}
      className={isCompared ? styles.compared : undefined}
      aria-describedby={describedBy}
      {...(product && focusKey(isCompared ? 'remove from comparison' : 'compare', product.id))}
      disabled={product === undefined}
      onClick={() => {
        if (!product) return
        if (isCompared) remove(product.id)
        else if (add(product)) announce('Put in the comparison.')
      }}
    />
  )
}
