import type { RouterHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { warmCatalogue } from '#src/data/catalogue-query.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { keepAddressCanonical } from './canonical-address.ts'
import { reportFault } from './fault-reports.ts'
import { forgetUnseenErrors } from './forget-unseen-errors.ts'
import { watchPageCode } from './page-code.ts'
import { Providers } from './providers.tsx'
import { refreshOnCategoryChange } from './refresh-on-category-change.ts'
import { createShopRouter } from './router.tsx'

/** Puts a whole shop together, with a cache and a state of its own, and starts to load its catalogue. */
export function createShop(history: RouterHistory) {
  const queryClient = createQueryClient((error) => reportFault('file', error))
  const store = createStore()
  const router = createShopRouter(queryClient, history)
  watchPageCode(Object.values(router.routesById))
  keepAddressCanonical(router)
  forgetUnseenErrors(router, queryClient)
  refreshOnCategoryChange(router, queryClient)
  const catalogue = warmCatalogue(queryClient)
  const element = <Providers router={router} queryClient={queryClient} store={store} />
  return { element, router, queryClient, catalogue }
}
