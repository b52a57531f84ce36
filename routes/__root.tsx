import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryToWarm } from '#src/data/query-client.ts'
import { Tray } from '#src/features/compare/tray.tsx'
import { Layout } from '#src/features/layout/layout.tsx'
import { SearchField } from '#src/features/search-field/search-field.tsx'

interface RouterContext {
  readonly queryClient: QueryClient
  /** Loads data of a page ahead; nothing on the first page of a visit, which loads its data once React has hydrated it. */
  readonly warm: <Data, Key extends QueryKey>(options: QueryToWarm<Data, Key>) => Promise<void>
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootRoute })

function RootRoute() {
  return <Layout search={<SearchField />} tray={<Tray />} />
}
