import { counted } from '#tools/owner/counted.ts'
import { shownCell, type Problem } from '#tools/owner/problem.ts'
import { FEED_FILES } from '#tools/site/feeds/feed-files.ts'
import { feedRow, type Feed } from '#tools/site/feeds/fields.ts'
import type { PreviewShop } from '#tools/site/previews/preview-shop.ts'
import { problem } from './problems.ts'

/** Which products feeds leave out, each reason once. */
export function* feedProblems(shop: PreviewShop, feeds: readonly Feed[]): Generator<Problem> {
  const found = shop.products.flatMap((page) =>
    feeds.flatMap((feed) =>
      feedRow(feed, page, shop).lacks.map((lack) => ({ feed, lack, id: page.product.id })),
    ),
  )
  for (const [lack, same] of Map.groupBy(found, (each) => each.lack)) {
    const [first = '', ...others] = new Set(same.map(({ id }) => id))
    const by = feeds.filter((each) => same.some(({ feed }) => feed === each))
    const list = new Intl.ListFormat('en-GB').format(by.map((feed) => FEED_FILES[feed].path))
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    yield problem(
      `feed-lacks ${lack}`,
      { file: 'api/products.json', read: shownCell(first) + more },
      { feeds: list, products: counted(others.length + 1, 'product') },
    )
  }
}
