import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { CARD_SIZES } from '#src/components/product/product-photo.tsx'
import { TEMPLATE_ATTRIBUTES } from '#src/boot/boot-state.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import * as styles from './list-pending.module.css'

/** The skeleton of a list: count, controls, filters and cards. */
export function ListPending() {
  return (
    <div {...{ [TEMPLATE_ATTRIBUTES.cardSizes]: CARD_SIZES }} className={styles.pending}>
      <Loader>
        <div>
          <Skeleton kind="block" count={3} className={styles.head} />
          <div className={styles.beside}>
            <Skeleton kind="text" className={styles.filters} />
            <ListSkeleton of="cards" />
          </div>
        </div>
      </Loader>
    </div>
  )
}
