import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const MARKUP = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i

/** Elements that end a paragraph. */
const BLOCKS = new Set([
  ...['address', 'article', 'blockquote', 'br', 'dd', 'div', 'dl', 'dt', 'figure', 'footer'],
  ...['header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'td', 'th', 'tr', 'ul'],
])

const HEADING = /^h[1-6]$/

const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'title', 'head'])

/** A paragraph of a text with markup. */
export interface Paragraph {
  readonly text: string
  readonly isHeading: boolean
}

/** Whether a text has elements or character references of HTML. `a < b` has none. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text)
}

/** One line, without markup and characters that cannot be seen. */
export function plainLine(text: string): string {
  const words = hasMarkup(text)
    ? paragraphsOf(text)
        .map((paragraph) => paragraph.text)
        .join(' ')
    : text
  return withoutControls(words).replace(/\s+/g, ' ').trim()
}

/** Without half surrogate pairs, and control characters other than tab and line break. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Surrogate}\uFEFF\uFFFE\uFFFF]/gu, '')
}

/** The paragraphs that a browser would show. In a text without elements, empty lines separate them. */
export function paragraphsOf(text: string): Paragraph[] {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) {
    const decoded = hasMarkup(text) ? textOf(parseFragment(text).childNodes) : text
    return tidied(decoded.split(/\n\s*\n/).map((part) => ({ text: part, isHeading: false })))
  }
  const paragraphs = [{ text: '', isHeading: false }]
  collect(parseFragment(text).childNodes, paragraphs)
  return tidied(paragraphs)
}

function collect(nodes: readonly Node[], paragraphs: { text: string; isHeading: boolean }[]): void {
  for (const node of nodes) {
    if (defaultTreeAdapter.isTextNode(node)) {
      const last = paragraphs.at(-1)
      if (last) last.text += node.value
    } else if (defaultTreeAdapter.isElementNode(node) && !HIDDEN.has(node.tagName)) {
      const isHeading = HEADING.test(node.tagName)
      const isBlock = isHeading || BLOCKS.has(node.tagName)
      if (isBlock) paragraphs.push({ text: '', isHeading })
      collect(node.childNodes, paragraphs)
      if (isBlock) paragraphs.push({ text: '', isHeading: false })
    }
  }
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')
}

function tidied(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs
    .map(({ text, isHeading }) => ({
      text: withoutControls(text).replace(/\s+/g, ' ').trim(),
      isHeading,
    }))
    .filter(({ text }) => text !== '')
}
