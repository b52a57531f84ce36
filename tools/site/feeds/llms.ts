import type { PreviewShop } from '#tools/site/previews/preview-shop.ts'
import { FEED_FILES } from './feed-files.ts'
import { FEEDS } from './fields.ts'
import { TWIN } from './markdown.ts'

/** What an assistant finds where, after https://llmstxt.org: the shop's lists, pages and feeds. */
export function llmsText({ settings }: PreviewShop): string {
  const { name, description, address, categories, pages, feeds } = settings
  const page = (title: string, path: string) =>
    `- [${title}](${address}${path}/${feeds.markdown ? TWIN : ''})\n`
  const lists = Object.entries(categories).map(([category, { label }]) => page(label, category))
  const own = pages.map(({ name: path, title }) => page(title, `info/${path}`))
  const files = [
    ...FEEDS.filter((feed) => feeds[feed]).map((feed) => FEED_FILES[feed].path),
    'sitemap.xml',
  ].map((path) => `- [${path}](${address}${path})\n`)
  return `# ${name}

> ${description}

## Lists

${lists.join('')}
## Pages

${own.join('')}
## All products as data

${files.join('')}`
}
