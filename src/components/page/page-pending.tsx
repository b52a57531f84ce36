import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import * as styles from './page-pending.module.css'

/** The skeleton of the page of a persisted list, which only the visitor's browser can draw. */
export function PagePending({ list }: { readonly list: 'cart' | 'favourites' }) {
  return (
    <Loader>
      <div>
        <Skeleton kind="block" className={styles.title} />
        {/* Hidden if the list is empty. */}
        <div className={classNames(styles.list, styles[list])}>
          <ListSkeleton of={list === 'cart' ? 'lines' : 'cards'} />
        </div>
      </div>
    </Loader>
  )
}
