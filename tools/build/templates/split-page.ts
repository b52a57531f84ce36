import { parseFragment, serialize, serializeOuter } from 'parse5'
import { theOne } from '#tools/build/html.ts'

/**
 * Splits a page's HTML into the content of `main` and the layout around it. Keeps React's comments, which hydration
 * needs.
 */
export function splitPage(html: string) {
  const page = parseFragment(html)
  const main = theOne(page, 'main')
  const inside = serialize(main)
  main.childNodes = []
  const around = page.childNodes.map((node) => ('tagName' in node ? serializeOuter(node) : ''))
  return { inside, around: around.join('') }
}
