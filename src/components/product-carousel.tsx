import type { Product } from '#src/domain/product.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { ProductCard } from './product-card.tsx'

interface ProductCarouselProps {
  readonly heading: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
}

export function ProductCarousel({ heading, products, withOldPrice = true }: ProductCarouselProps) {
  return (
    <Carousel
      heading={heading}
      items={products.map((product) => ({
        key: product.id,
        content: <ProductCard product={product} withOldPrice={withOldPrice} />,
      }))}
    />
  )
}
