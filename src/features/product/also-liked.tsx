import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CarouselSlot } from '#src/components/carousel-slot.tsx'
import { ProductCarousel } from '#src/components/product-carousel.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { alsoLiked } from '#src/domain/selections.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'

interface AlsoLikedProps {
  readonly itemId: string
  /** Whether the product above is pending and shows a loader, so that no second one is shown here. */
  readonly isWaiting: boolean
}

export function AlsoLiked({ itemId, isWaiting }: AlsoLikedProps) {
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery())
  const products = useMemo(() => (data ? alsoLiked(data, itemId) : []), [data, itemId])
  return (
    <>
      {products.length > 0 && (
        // The key resets the carousel to its start for another product.
        <ProductCarousel key={itemId} heading="You may also like" products={products} />
      )}
      {isPending && <CarouselSlot>{!isWaiting && <Loader />}</CarouselSlot>}
      {isError && <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />}
    </>
  )
}
