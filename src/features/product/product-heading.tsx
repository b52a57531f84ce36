import { PageHeading } from '#src/components/page/page-heading.tsx'
import styles from './product-heading.module.css'

interface ProductHeadingProps {
  readonly name: string
}

/** The same heading while a product is pending, failed or shown, so that nothing moves. */
export function ProductHeading({ name }: ProductHeadingProps) {
  return (
    <PageHeading documentTitle={name} className={styles.heading}>
      {name}
    </PageHeading>
  )
}
