import { PageHeading } from '#src/components/page-heading.tsx'
import styles from './product-heading.module.css'

interface ProductHeadingProps {
  readonly name: string
}

/** The same element while a product loads, fails or is shown, so that nothing moves. */
export function ProductHeading({ name }: ProductHeadingProps) {
  return (
    <PageHeading documentTitle={name} className={styles.heading}>
      {name}
    </PageHeading>
  )
}
