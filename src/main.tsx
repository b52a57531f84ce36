import './app/no-eval.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import {
  reportRecoveredFault,
  reportScreenFault,
  reportUncaughtFaults,
} from './app/fault-reports.ts'
import { createHashHistory } from './app/hash-history.ts'
import { createShop } from './app/shop.tsx'
import { takeLoaders } from './app/take-loaders.ts'
import { fillBadges, start } from './start/protocol.ts'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
reportUncaughtFaults()
const { element, router, counts } = createShop(createHashHistory())
const giveLoadersBack = takeLoaders(router)
// The router itself listens only once it is drawn; a link may be followed before.
const stopListening = router.history.subscribe(() => void router.load())
void router.load().then(() => {
  stopListening()
  giveLoadersBack()
  takeOver(root)
})
// From here on, the inline script no longer watches over the start.
start().hasShop = true

/** Makes the elements that the inline script has put into the page the shop's own. */
function takeOver(root: HTMLElement): void {
  const options: RootOptions = {
    onCaughtError: reportScreenFault,
    onRecoverableError: reportRecoveredFault,
  }
  start().isTakenOver = true
  // The development server writes no templates into the page.
  if (import.meta.env.DEV) {
    createRoot(root, options).render(element)
    return
  }
  fillBadges(root, counts())
  // For the router, what the build has drawn comes from a server: it puts no boundary of its own around the page.
  router.ssr = { manifest: undefined }
  // The page is on the screen already: hydration may make way for what the visitor does.
  startTransition(() => {
    hydrateRoot(root, element, options)
  })
  start().pressed?.click()
}
