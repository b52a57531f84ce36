import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import styles from './about.module.css'

interface AboutProps {
  readonly blocks: ProductDetail['description']
}

export function About({ blocks }: AboutProps) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={styles.heading}>
        About
      </h2>
      {blocks.map(({ title, text }, index) => (
        // By index: a catalogue may use a title twice, and the order of the blocks never changes.
        <div key={index} className={styles.block}>
          <h3 dir="auto" className={styles.title}>
            {title}
          </h3>
          {text.map((paragraph, line) => (
            <p key={line} dir="auto" className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}
