import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf } from '#tools/site/html.ts'
import MARKS from './markdown-marks.json' with { type: 'json' }

/** By the name of an element what stands before and after its text. */
const marks: Readonly<Record<string, readonly string[]>> = MARKS

/** Elements that mean something without a text. */
const EMPTY = new Set(['br', 'hr', 'th', 'td', 'dd'])

/** The name of a page's twin, as https://llmstxt.org has it. */
export const TWIN = 'index.html.md'

/** The content of a page for search engines as Markdown (CommonMark with tables), with whole addresses. */
export function markdownOf(html: string, address: string): string {
  const main = html.slice(html.indexOf('<main>') + '<main>'.length, html.indexOf('</main>'))
  const inside = ({ childNodes }: Tree.ParentNode, isCode: boolean): string =>
    childNodes.map((child) => written(child, isCode)).join('')

  const written = (node: Tree.ChildNode, isCode: boolean): string => {
    if ('value' in node) return isCode ? node.value : escaped(node.value)
    if (!('tagName' in node)) return ''
    const { tagName: tag } = node
    const attribute = (name: string) => attributeOf(node, name) ?? ''
    const url = (name: string) => new URL(attribute(name), address).href
    const text = inside(node, isCode || tag === 'code' || tag === 'pre').trim()
    if (tag === 'img') return `![${escaped(attribute('alt'))}](${url('src')})`
    if (tag === 'a') return `[${text}](${url('href')})`
    if (tag === 'blockquote') return `\n\n> ${text.replaceAll('\n', '\n> ')}\n\n`
    if (tag === 'thead') return `${text}\n${'| --- '.repeat(text.split(/(?<!\\)\|/).length - 2)}|\n`
    if (tag === 'li') {
      const isNumbered = node.parentNode?.nodeName === 'ol'
      return `${isNumbered ? '1.' : '-'} ${text.replace(/\n+/g, '\n   ')}\n`
    }
    const [before = '', after = ''] = marks[tag] ?? []
    return text === '' && !EMPTY.has(tag) ? '' : before + text + after
  }

  const text = inside(parseFragment(main), false)
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

/** Text with signs that Markdown would read. Some readers take escaped brackets for links, so those are numbers. */
function escaped(text: string): string {
  // Between blocks.
  if (/^\s*\n\s*$/.test(text)) return ''
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\*_<~|]|&(?=#?\w+;)|^ ?[+#>-]/g, (sign) => sign.replace(/\S/, '\\$&'))
    .replace(/^( ?\d+)(?=[.)](?: |$))/, '$1\\')
    .replace(/[[\]`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
