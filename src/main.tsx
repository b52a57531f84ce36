import './domain/no-eval.ts'
import './styles/tokens.css'
// Before the styles of components, which may say something else.
import './styles/base.css'
import { createRoot } from 'react-dom/client'
import { reportUncaughtFaults } from './app/fault-reports.ts'
import { createHashHistory } from './app/hash-history.ts'
import { createShop } from './app/shop.tsx'
import { hydrateTemplate } from './boot/hydration/hydrate-template.tsx'
import { bootState } from './lib/boot-state.ts'
import { nextTask } from './lib/next-task.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
reportUncaughtFaults()
// Ends the inline script's watch over the start (`boot/inline/start-shop.ts`).
bootState().hasShop = true
void startShop(root)

/** In several tasks, so that a slow phone can respond to input in between. */
async function startShop(root: HTMLElement): Promise<void> {
  await nextTask()
  const shop = createShop(createHashHistory())
  const { router } = shop
  await nextTask()
  // The router itself listens only once it is drawn, but a link may be followed earlier, even after the first load.
  let loading = router.load()
  const stopListening = router.history.subscribe(() => void (loading = router.load()))
  let loaded
  while (loaded !== loading) {
    loaded = loading
    await loading
    await nextTask()
  }
  stopListening()
  // The development server writes no templates into the page.
  if (import.meta.env.DEV) {
    bootState().hasReact = true
    createRoot(root).render(shop.element)
  } else hydrateTemplate(root, shop)
  // Not needed before the first navigation; without this code, pages change without a transition.
  void import('./app/page-transition.ts').then(
    ({ runPageTransitions }) => runPageTransitions(router),
    () => undefined,
  )
}
