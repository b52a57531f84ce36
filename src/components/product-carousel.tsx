import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Product } from '#src/domain/product.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { ProductCard } from './product-card.tsx'

interface ProductCarouselProps {
  readonly heading: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
}

/** Where the carousels stand on each entry of the browser's history, by the entry's key and their heading. */
const positions = new Map<string, number>()

/** Products in a row. Back and Forward find it where it was left. */
export function ProductCarousel({ heading, products, withOldPrice = true }: ProductCarouselProps) {
  const router = useRouter()
  // The entry on which the page was opened: the router knows the next one before this page has gone.
  const [key] = useState(() => `${router.latestLocation.state.__TSR_key} ${heading}`)
  const items = useMemo(
    () =>
      products.map((product) => ({
        key: product.id,
        content: <ProductCard product={product} withOldPrice={withOldPrice} />,
      })),
    [products, withOldPrice],
  )
  return (
    <Carousel
      heading={heading}
      items={items}
      initialPosition={positions.get(key) ?? 0}
      onMove={(position) => positions.set(key, position)}
    />
  )
}
