import './domain/no-eval.ts'
import { createRoot } from 'react-dom/client'
import { reportUncaughtFaults } from './app/fault-reports.ts'
import { createHashHistory } from './app/hash-history.ts'
import { createShop } from './app/shop.tsx'
import { takeLoaders } from './app/take-loaders.ts'
import { takeOver } from './app/take-over.tsx'
import { start } from './start/protocol.ts'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
reportUncaughtFaults()
// In a task of its own, so that a slow phone can respond to input between loading the code and starting the shop.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => startShop(root)
port2.postMessage('start')
// Ends the inline script's watch over the start (`inline/watch-start.ts`).
start().hasShop = true

function startShop(root: HTMLElement): void {
  const shop = createShop(createHashHistory())
  const { router } = shop
  const giveLoadersBack = takeLoaders(router)
  // The router itself listens only once it is drawn, but a link may be followed earlier.
  const stopListening = router.history.subscribe(() => void router.load())
  void router.load().then(() => {
    stopListening()
    giveLoadersBack()
    // The development server writes no templates into the page.
    if (import.meta.env.DEV) createRoot(root).render(shop.element)
    else takeOver(root, shop)
    // Not needed before the first navigation; without this code, pages change without a transition.
    void import('./app/picture-transition.ts').then(
      ({ runPictureTransitions }) => runPictureTransitions(router),
      () => undefined,
    )
  })
}
