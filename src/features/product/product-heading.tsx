import { PageHeading } from '#src/components/page-heading.tsx'
import styles from './product-heading.module.css'

interface ProductHeadingProps {
  readonly name: string
}

/** The same while a product is loading, when it has failed and when it is there, so that nothing jumps. */
export function ProductHeading({ name }: ProductHeadingProps) {
  return (
    <PageHeading documentTitle={name} className={styles.heading}>
      {name}
    </PageHeading>
  )
}
