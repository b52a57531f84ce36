import './app/no-eval.ts'
import { createRoot } from 'react-dom/client'
import { reportScreenFault, reportUncaughtFaults } from './app/fault-reports.ts'
import { createHashHistory } from './app/hash-history.ts'
import { createShop } from './app/shop.tsx'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
reportUncaughtFaults()
createRoot(root, { onCaughtError: reportScreenFault }).render(
  createShop(createHashHistory()).element,
)
