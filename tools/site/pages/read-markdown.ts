import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { parseFragment } from 'parse5'
import type { PageElement, PageNode } from '#src/domain/pages/page-content.ts'

/** An address in a page: as the owner wrote it, and what it means in the shop; undefined if it means nothing. */
interface PageTarget {
  readonly written: string
  readonly meant: string | undefined
}

/**
 * A page in Markdown (CommonMark with tables) as a tree of elements. Its title is the first heading of the first level,
 * empty if it has none. HTML in it is text, without comments: what an owner has hidden stays hidden.
 */
export function readMarkdown(markdown: string) {
  const links: PageTarget[] = []
  const pictures: PageTarget[] = []

  const blocks = (tokens: readonly Token[] = []): PageNode[] =>
    tokens.filter(isKnown).flatMap(nodesOf)
  const nodesOf = (token: MarkedToken): PageNode[] => {
    switch (token.type) {
      case 'heading':
        return [element(HEADINGS[token.depth - 1] ?? 'h4', blocks(token.tokens))]
      case 'paragraph':
        return [element('p', blocks(token.tokens))]
      case 'blockquote':
      case 'strong':
      case 'em':
      case 'del':
        return [element(token.type, blocks(token.tokens))]
      case 'list':
        return [listOf(token)]
      case 'table':
        return [tableOf(token)]
      case 'code':
        return [element('pre', [element('code', [token.text])])]
      case 'codespan':
        return [element('code', [token.text])]
      case 'hr':
      case 'br':
        return [element(token.type)]
      case 'link':
        return linkOf(token)
      case 'image':
        return pictureOf(token)
      case 'html':
        return htmlOf(token)
      case 'checkbox':
        return [token.checked ? '☑ ' : '☐ ']
      case 'text':
        return token.tokens ? blocks(token.tokens) : [withoutEntities(token.text)]
      case 'escape':
        return [token.text]
      default:
        return []
    }
  }
  const listOf = ({ ordered, start, items }: Tokens.List): PageElement => ({
    ...element(
      ordered ? 'ol' : 'ul',
      items.map((item) => element('li', blocks(item.tokens))),
    ),
    ...(ordered && start !== '' && start !== 1 && { start }),
  })
  const tableOf = ({ header, rows }: Tokens.Table): PageElement => {
    const row = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
      element(
        'tr',
        cells.map(({ tokens, align }) => ({
          ...element(tag, blocks(tokens)),
          ...(align !== null && { align }),
        })),
      )
    return element('table', [
      element('thead', [row('th', header)]),
      element(
        'tbody',
        rows.map((cells) => row('td', cells)),
      ),
    ])
  }
  const linkOf = ({ href, tokens }: Tokens.Link): PageNode[] => {
    const meant = meantLink(href)
    links.push({ written: href, meant })
    const children = blocks(tokens)
    return meant === undefined ? children : [{ ...element('a', children), href: meant }]
  }
  const pictureOf = ({ href, text }: Tokens.Image): PageNode[] => {
    const meant = meantPicture(href)
    pictures.push({ written: href, meant })
    return meant === undefined ? [text] : [{ ...element('img'), src: meant, alt: text }]
  }

  const tokens = lexer(markdown.replace(/^\uFEFF/, '').replace(FRONT_MATTER, ''))
  const at = tokens.findIndex((token) => token.type === 'heading' && token.depth === 1)
  const title = textOf(blocks(tokens.slice(at, at + 1))).trim()
  return { title, body: blocks(tokens.toSpliced(at, at < 0 ? 0 : 1)), links, pictures }
}

/** What other programs write before a page: `title: Terms` between two lines of dashes. */
const FRONT_MATTER = /^---\r?\n(?:(?:[\w-]+:| +|- ).*\r?\n)*---\r?\n/

function htmlOf({ raw, block }: Tokens.HTML | Tokens.Tag): PageNode[] {
  if (/^<br\s*\/?>$/i.test(raw.trim())) return [element('br')]
  const text = raw.replace(/<!--[^]*?(?:-->|$)/g, '')
  if (!block) return text === '' ? [] : [text]
  return text.trim() === '' ? [] : [element('p', [text.trim()])]
}

/** By depth: the first level is the title of the page. */
const HEADINGS = ['h2', 'h2', 'h3'] as const

function element(tag: PageElement['tag'], children: PageNode[] = []): PageElement {
  return { tag, children }
}

function isKnown(token: Token): token is MarkedToken {
  return token.type !== 'generic'
}

function withoutEntities(text: string): string {
  const { childNodes } = parseFragment(text.replaceAll('<', '&lt;'))
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** The text in nodes and in all that they hold. */
function textOf(nodes: readonly PageNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

function meantLink(written: string): string | undefined {
  const [, page] = /^(?:\.{0,2}\/)?(?:pages\/)?([\w-]+)\.md(?:#.*)?$/.exec(written) ?? []
  if (page !== undefined) return `#/info/${page}`
  const [, file] = /^(?:\.\.\/){0,2}(files\/(?!.*\.\.).+)$/.exec(written) ?? []
  if (file !== undefined) return file
  const address = withSmallScheme(written)
  const isAddress = /^(?:https?|mailto|tel):/.test(address) && URL.canParse(address)
  return isAddress || written.startsWith('#/') ? address : undefined
}

/** From the page's folder, which may be that of a language, as editors show it, or from the shop's. */
function meantPicture(written: string): string | undefined {
  const path = withSmallScheme(written).replace(/^(?:\.\.\/){0,2}(?=img\/)/, '')
  return /^(?:https:\/\/|img\/(?!.*\.\.))/.test(path) ? path : undefined
}

/** The shop takes only `https:`; phones write `Https:` at the beginning of a line. */
function withSmallScheme(address: string): string {
  return address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
}
