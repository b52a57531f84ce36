import { ListShapes } from '#src/components/product/list-shapes.tsx'
import { CARD_SIZES } from '#src/components/product/product-photo.tsx'
import { TEMPLATE_ATTRIBUTES } from '#src/boot/hand-over.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Shapes } from '#src/ui/shapes.tsx'
import * as styles from './list-pending.module.css'

/** Shapes of a list: count, controls, filters and cards. */
export function ListPending() {
  return (
    <div {...{ [TEMPLATE_ATTRIBUTES.cardSizes]: CARD_SIZES }} className={styles.pending}>
      <Loader>
        <div>
          <Shapes kind="block" count={3} className={styles.head} />
          <div className={styles.beside}>
            <Shapes kind="text" className={styles.filters} />
            <ListShapes of="cards" />
          </div>
        </div>
      </Loader>
    </div>
  )
}
