import { counted } from '#tools/owner/counted.ts'
import { shownCell, type Problem } from '#tools/owner/problem.ts'
import { FEED_FILES } from '#tools/site/feeds/feed-files.ts'
import { FEEDS, leftOut, type Feed } from '#tools/site/feeds/fields.ts'
import type { PreviewShop } from '#tools/site/previews/preview-shop.ts'
import { problem } from './problems.ts'

/** Which products feeds leave out, each reason once. */
export function* feedProblems(
  shop: PreviewShop,
  feeds: readonly Feed[] = FEEDS,
): Generator<Problem> {
  for (const [lack, found] of leftOut(shop, feeds)) {
    const products = new Set(found.map(({ page }) => page.product.id))
    const by = feeds.filter((each) => found.some(({ feed }) => feed === each))
    const [first = ''] = products
    const list = new Intl.ListFormat('en-GB').format(by.map((feed) => FEED_FILES[feed].path))
    const others = products.size > 1 ? ` and ${products.size - 1} more` : ''
    yield problem(
      `feed-lacks ${lack}`,
      { file: 'api/products.json', read: shownCell(first) + others },
      { feeds: list, products: counted(products.size, 'product') },
    )
  }
}
