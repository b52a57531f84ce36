import { Link } from '@tanstack/react-router'
import type { Category } from '#src/domain/category.ts'
import { Photo } from '#src/ui/photo.tsx'
import styles from './category-tiles.module.css'

/** A tile of 'Shop by category' (specification, section 3): `id` is the category it leads to. */
interface CategoryTile {
  readonly id: Category
  readonly image: string
  readonly title: string
  /** Fixed by the specification, section 9, whatever the catalogue holds. */
  readonly amount: number
}

const TILES = [
  { id: 'phones', image: 'img/category/phones.svg', title: 'Mobile phones', amount: 95 },
  { id: 'tablets', image: 'img/category/tablets.svg', title: 'Tablets', amount: 24 },
  { id: 'accessories', image: 'img/category/accessories.svg', title: 'Accessories', amount: 100 },
] as const satisfies readonly CategoryTile[]

export function CategoryTiles() {
  return (
    <section aria-labelledby="shop-by-category">
      <h2 id="shop-by-category" className={styles.heading}>
        Shop by category
      </h2>
      <ul className={styles.tiles}>
        {TILES.map(({ id, image, title, amount }) => (
          <li key={id}>
            <Link to="/$category" params={{ category: id }} className={styles.tile}>
              <span className={styles.photo}>
                <Photo src={image} alt="" loading="lazy" />
              </span>
              <span className={styles.title}>{title}</span>
              <span className={styles.amount}>{amount} models</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
