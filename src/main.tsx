import './app/no-eval.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reportScreenFault, reportUncaughtFaults } from './app/fault-reports.ts'
import { firstPage } from './app/first-page.ts'
import { createHashHistory } from './app/hash-history.ts'
import { handOverOnceDrawn } from './app/hand-over.ts'
import { createShop } from './app/shop.tsx'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
reportUncaughtFaults()
const { element, router, catalogue } = createShop(createHashHistory())
// From when it is drawn the router itself listens; a link of the frame may be followed before that.
const stopListening = router.history.subscribe(() => void router.load())
void firstPage(router, catalogue).then(() => {
  handOverOnceDrawn(root, stopListening)
  // The page is on the screen already: drawing it anew may make room for whatever the visitor does.
  startTransition(() => {
    createRoot(root, { onCaughtError: reportScreenFault }).render(element)
  })
})
// Until here `first-frame/watch-start.ts` watches over the start.
root.dataset.started = ''
