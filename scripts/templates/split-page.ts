import { parseFragment, serialize, serializeOuter } from 'parse5'
import { theOne } from '../html.ts'

/** Parts a page's HTML into what is inside of `main` and what is around it. React's comments stay: hydration needs them. */
export function splitPage(html: string) {
  const page = parseFragment(html)
  const main = theOne(page, '<main> in a template', ({ tagName }) => tagName === 'main')
  const inside = serialize(main)
  main.childNodes = []
  const around = page.childNodes.map((node) => ('tagName' in node ? serializeOuter(node) : ''))
  return { inside, around: around.join('') }
}
