import { ListShapes } from '#src/components/product/list-shapes.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Shapes } from '#src/ui/shapes.tsx'
import * as styles from './page-pending.module.css'

interface PagePendingProps {
  readonly list: 'cart' | 'favourites'
}

/** Shapes of the page of a persisted list, which only the visitor's browser can draw. */
export function PagePending({ list }: PagePendingProps) {
  return (
    <Loader>
      <div>
        <Shapes kind="block" className={styles.title} />
        {/* Hidden if the list is empty. */}
        <div className={classNames(styles.list, styles[list])}>
          <ListShapes of={list === 'cart' ? 'lines' : 'cards'} />
        </div>
      </div>
    </Loader>
  )
}
