import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Tray } from '#src/features/compare/tray.tsx'
import { Layout } from '#src/features/layout/layout.tsx'
import { SearchField } from '#src/features/search-field/search-field.tsx'

interface RouterContext {
  readonly queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootRoute })

function RootRoute() {
  return <Layout search={<SearchField />} tray={<Tray />} />
}
