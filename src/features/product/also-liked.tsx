import { useEffect, useMemo, useState } from 'react'
import { CarouselSlot } from '#src/components/product/carousel-slot.tsx'
import { useCatalogue } from '#src/components/page/use-catalogue.ts'
import { alsoLiked } from '#src/domain/product/selections.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'

interface AlsoLikedProps {
  readonly itemId: string
  /** Whether the product above is pending and shows a loader, so that no second one is shown here. */
  readonly isWaiting: boolean
}

export function AlsoLiked({ itemId: shownId, isWaiting }: AlsoLikedProps) {
  // A press that opens another variant shows it first, and its carousel after that; not by `useDeferredValue`, for the
  // reason given in `ui/use-drawn-in-steps.ts`.
  const [itemId, setItemId] = useState(shownId)
  useEffect(() => afterNextPaint(() => setItemId(shownId)), [shownId])
  const { products, isPending, isError, refetch } = useCatalogue()
  const liked = useMemo(() => (products ? alsoLiked(products, itemId) : []), [products, itemId])
  return (
    <>
      <CarouselSlot
        // Resets the carousel to its start for another product.
        key={itemId}
        heading="You may also like"
        products={liked}
        isPending={isPending}
        withLoader={!isWaiting}
        sendsEvent={!isWaiting}
      />
      {isError && <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />}
    </>
  )
}
