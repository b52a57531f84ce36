import { Link } from '@tanstack/react-router'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './category-tiles.module.css'

const { amounts, categories, titles } = SETTINGS

export function CategoryTiles() {
  return (
    <section aria-labelledby="shop-by-category">
      <h2 id="shop-by-category">{titles.categories}</h2>
      <ul className={styles.tiles}>
        {SHOWN_CATEGORIES.map((category) => {
          const { picture = '', pictureSizes, color, title } = categories[category]?.tile ?? {}
          const room = { ...roomOf({ pictureSizes }), ...(color && { '--product': color }) }
          // A photograph does not have the words on its ground: it stands beside them.
          const isPhotograph = room['--backdrop'] !== undefined
          return (
            <li key={category}>
              <Link
                to="/$category"
                params={{ category }}
                className={styles.tile}
                style={isPhotograph ? undefined : room}
              >
                <span className={styles.title}>{title}</span>
                <span>{m.listModels({ count: amounts[category] ?? 0 })}</span>
                <span
                  className={classNames(styles.photo, isPhotograph && 'ground')}
                  style={isPhotograph ? room : undefined}
                >
                  <ProductPhoto
                    of={{ image: picture, pictureSizes }}
                    shownAt="(width >= 1792px) 500px, (width >= 1192px) 318px, (width >= 640px) 27vw, 40vw"
                    loading="lazy"
                  />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
