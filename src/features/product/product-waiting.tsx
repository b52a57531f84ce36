import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { Loader } from '#src/ui/loader.tsx'
import { ProductHeading } from './product-heading.tsx'
import { WaitingGallery } from './waiting-gallery.tsx'
import styles from './product-view.module.css'

interface ProductWaitingProps {
  readonly productId: string
  readonly name: string
}

/** A product whose details are on their way: what the catalogue knows of it, where it will stand. */
export function ProductWaiting({ productId, name }: ProductWaitingProps) {
  const { data } = useQuery(catalogueQuery())
  return (
    <>
      <ProductHeading name={name} />
      <div className={styles.top}>
        <WaitingGallery product={data?.find(({ itemId }) => itemId === productId)} />
        <Loader />
      </div>
    </>
  )
}
