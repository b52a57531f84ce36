import type { PreviewShop } from '#tools/site/previews/preview-shop.ts'
import { FEED_FILES } from './feed-files.ts'
import { FEEDS } from './fields.ts'
import { TWIN } from './markdown.ts'

/** What an assistant finds where, after https://llmstxt.org: the shop's lists, pages, feeds and other languages. */
export function llmsText({ settings, products }: PreviewShop): string {
  const { name, description, address, categories, pages, languages = [], feeds } = settings
  const page = (path: string) => `${address}${path}/${feeds.markdown ? TWIN : ''}`
  const counts = Map.groupBy(products, ({ product }) => product.category)
  const sections = {
    Lists: Object.entries(categories).map(([category, { label }]) => {
      const count = counts.get(category)?.length ?? 0
      return `[${label}](${page(category)}): ${count} in all, each with a page of its own`
    }),
    Pages: pages.map(({ name: path, title }) => `[${title}](${page(`info/${path}`)})`),
    'All products as data': FEEDS.filter((feed) => feeds[feed]).map((feed) => {
      const { path } = FEED_FILES[feed]
      return `[${path}](${address}${path})`
    }),
    'Other languages': languages
      .filter(({ path }) => path !== '')
      .map((each) => `[${each.name}](${new URL(`${each.path}llms.txt`, address).href})`),
    Optional: [
      `[Search](${address}#/search?q=): what is searched follows the =; it needs scripts`,
      `[Site map](${address}sitemap.xml): every page`,
    ],
  }
  const text = Object.entries(sections)
    .filter(([, links]) => links.length > 0)
    .map(([title, links]) => `\n## ${title}\n\n${links.map((link) => `- ${link}\n`).join('')}`)
  return `# ${name}\n\n> ${description}\n${text.join('')}`
}
