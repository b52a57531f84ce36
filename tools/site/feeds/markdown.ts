import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf, textOf as ownText } from '#tools/site/html.ts'

/** What stands before and after the text of an element in a line. */
const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', del: '~~', s: '~~' }

const HEADINGS: Readonly<Record<string, string>> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ' }

const BLOCKS = /^(?:p|div|nav|article|ul|ol|dl|table|h\d)$/

/** The name of a page's twin, as https://llmstxt.org has it. */
export const TWIN = 'index.html.md'

/** The content of a page for search engines as Markdown (CommonMark with tables), with whole addresses. */
export function markdownOf(html: string, address: string): string {
  const main = html.slice(html.indexOf('<main>') + '<main>'.length, html.indexOf('</main>'))
  const inside = ({ childNodes }: Tree.ParentNode): string => childNodes.map(written).join('')

  const written = (node: Tree.ChildNode): string => {
    // Between blocks.
    if ('value' in node) return /^\s*\n\s*$/.test(node.value) ? '' : escaped(node.value)
    if (!('tagName' in node)) return ''
    const tag = node.tagName
    const url = (name: string) => new URL(attributeOf(node, name) ?? '', address).href
    if (tag === 'code') return `\`${ownText(node)}\``
    if (tag === 'pre')
      return `\n\n\`\`\`\n${node.childNodes.map(rawText).join('').trimEnd()}\n\`\`\`\n\n`
    const text = inside(node).trim()
    if (BLOCKS.test(tag))
      return text === ''
        ? ''
        : `\n\n${HEADINGS[tag] ?? ''}${tag === 'p' ? atStart(text) : text}\n\n`
    if (MARKS[tag] !== undefined) return text === '' ? '' : MARKS[tag] + text + MARKS[tag]
    switch (tag) {
      case 'a':
        return `[${text}](${url('href')})`
      case 'img':
        return `![${escaped(attributeOf(node, 'alt') ?? '')}](${url('src')})`
      case 'li':
        return `${marker(node)} ${text.replace(/\n+/g, '\n   ')}\n`
      case 'dt':
        return `- ${atStart(text)}: `
      case 'dd':
        return `${text}\n`
      case 'th':
      case 'td':
        return `| ${text.replaceAll('|', '\\|')} `
      case 'tr':
        return `${text}|\n`
      case 'thead':
        return `${text}\n${text.replace(/\| (?:\\\||[^|])*/g, '| --- ')}\n`
      case 'blockquote':
        return `\n\n> ${text.replaceAll('\n', '\n> ')}\n\n`
      case 'br':
        return '\\\n'
      case 'hr':
        return '\n\n---\n\n'
      default:
        return inside(node)
    }
  }

  const text = inside(parseFragment(main))
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

function rawText(node: Tree.ChildNode): string {
  return 'tagName' in node ? ownText(node) : ''
}

function marker(item: Tree.Element): string {
  const list = item.parentNode
  if (!list || !('tagName' in list) || list.tagName !== 'ol') return '-'
  return `${attributeOf(list, 'start') ?? 1}.`
}

/** Text with signs that Markdown would read. Some readers take escaped brackets for links, so those are numbers. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\*_<~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/[[\]`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A text that would begin a list, a heading or a quote. */
function atStart(text: string): string {
  return text.replace(/^[+#>-]/, '\\$&').replace(/^\d+(?=[.)])/, '$&\\')
}
