import { Link } from '@tanstack/react-router'
import { pictureSources } from '#src/domain/picture-sources.ts'
import { Photo } from '#src/ui/photo.tsx'
import { TILES, TILE_SIZES } from './tiles.ts'
import styles from './category-tiles.module.css'

const [LARGEST] = TILE_SIZES.widths.slice(-1)

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
                <Photo
                  src={image}
                  sources={pictureSources(image, TILE_SIZES)}
                  sizes="(width >= 1192px) 366px, (width >= 640px) 30vw, calc(100vw - 32px)"
                  width={LARGEST}
                  height={LARGEST}
                  alt=""
                  loading="lazy"
                />
              </span>
              <span className={styles.title}>{title}</span>
              <span className={styles.amount}>{`${amount} models`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
