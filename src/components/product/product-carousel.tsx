import { useRouter } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { ProductCard } from './product-card.tsx'

interface ProductCarouselProps {
  readonly heading: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  /** As of `Carousel`. */
  readonly action?: ReactNode
}

/** Each carousel's position, by the key of its entry in the browser's history and its heading. */
const positions = new Map<string, number>()

/** A carousel of products. Back and Forward restore its position. */
export function ProductCarousel({
  heading,
  products,
  withOldPrice = true,
  action,
}: ProductCarouselProps) {
  const router = useRouter()
  // Read once, when the page opens: the router's location changes before this page is removed.
  const [key] = useState(() => `${router.latestLocation.state.__TSR_key} ${heading}`)
  const items = useMemo(
    () =>
      products.map((product) => ({
        key: product.id,
        content: <ProductCard list={heading} product={product} withOldPrice={withOldPrice} />,
      })),
    [heading, products, withOldPrice],
  )
  return (
    <Carousel
      heading={heading}
      items={items}
      action={action}
      initialPosition={positions.get(key) ?? 0}
      onMove={(position) => positions.set(key, position)}
    />
  )
}
