import { createRoot } from 'react-dom/client'
import { createHashHistory } from './app/hash-history.ts'
import { createShop } from './app/shop.tsx'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(createShop(createHashHistory()).element)
