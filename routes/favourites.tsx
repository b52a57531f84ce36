import { createFileRoute } from '@tanstack/react-router'
import { PagePending } from '#src/components/page/page-pending.tsx'
import { FavouritesPage } from '#src/features/favourites/favourites-page.tsx'

export const Route = createFileRoute('/favourites')({
  pendingComponent: () => <PagePending list="favourites" />,
  component: FavouritesPage,
})
