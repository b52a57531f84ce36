import { html, Tokenizer, TokenizerMode, type Token } from 'parse5'

const MARKUP = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i

/** Elements that end a paragraph. */
const BLOCKS = new Set([
  ...['address', 'article', 'blockquote', 'br', 'dd', 'div', 'dl', 'dt', 'figure', 'footer'],
  ...['header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'td', 'th', 'tr', 'ul'],
])

/** `&amp;uuml;` */
const ESCAPED_TWICE = /&amp;(?=(?:[a-z]+\d*|#\d+|#x[\da-f]+);)/gi

const HEADING = /^h[1-6]$/

const CELL = /^t[dh]$/

/** Elements whose content the page does not show. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'title'])

/** Elements in which tags are text, and how their content is read. */
const MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ...(['style', 'noscript', 'iframe'] as const).map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['title', TokenizerMode.RCDATA],
])

interface Paragraph {
  readonly text: string
  readonly isHeading: boolean
  /** An item of a list, or a row of a table: `Weight: 12 kg`. */
  readonly isItem: boolean
}

const TAGS: ReadonlySet<string> = new Set(Object.values(html.TAG_NAMES))

/** A text in which `<M2>` stays a word, because HTML has no such tag and nothing closes it. */
function withWords(text: string): string {
  return text.replace(/<([a-z][a-z\d-]*)>/gi, (tag, name: string) =>
    TAGS.has(name.toLowerCase()) || text.toLowerCase().includes(`</${name.toLowerCase()}`)
      ? tag
      : `&lt;${name}&gt;`,
  )
}

/** Whether a text has tags of HTML, which the shop would show as text. */
export function hasTags(text: string): boolean {
  return TAG.test(withWords(text))
}

const TAG = /<\/?[a-z][^<>]*>/i

/** Whether a string contains HTML elements or character references. `a < b` does not. */
function hasMarkup(text: string): boolean {
  return MARKUP.test(text)
}

/** One line, without markup and characters that cannot be seen. */
export function plainLine(cell: string): string {
  const text = withWords(cell)
  const words = hasMarkup(text)
    ? paragraphsOf(text)
        .map((paragraph) => paragraph.text)
        .join(' ')
    : text
  return withoutControls(words).replace(/\s+/g, ' ').trim()
}

/** In small letters without accents: `Größe` becomes `grosse`. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Without half surrogate pairs, control characters other than tab and line break, and characters without a width. */
export function withoutControls(text: string): string {
  return text.replace(
    /(?![\t\n])[\p{Cc}\p{Surrogate}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/gu,
    '',
  )
}

/**
 * The paragraphs that a browser would show. In a string without elements, empty lines separate them. Tags are read one
 * by one, because building a tree takes minutes if thousands of elements are never closed.
 */
export function paragraphsOf(cell: string): Paragraph[] {
  const text = withWords(cell)
  if (!TAG.test(text)) {
    const decoded = hasMarkup(text)
      ? paragraphsOfMarkup(text)
          .map((part) => part.text)
          .join('')
      : text
    return tidied(decoded.split(/\n\s*\n/).map((part) => ({ text: part, ...PLAIN })))
  }
  return tidied(paragraphsOfMarkup(text))
}

const PLAIN = { isHeading: false, isItem: false }

const ignored = () => undefined

function paragraphsOfMarkup(markup: string): Paragraph[] {
  const paragraphs = [{ text: '', ...PLAIN }]
  let hidden = 0
  let isInRow = false
  const onCharacter = ({ chars }: Token.CharacterToken) => {
    const last = paragraphs.at(-1)
    if (last && hidden === 0) last.text += chars
  }
  const onTag = (name: string, isStart: boolean) => {
    if (HIDDEN.has(name)) hidden = Math.max(0, hidden + (isStart ? 1 : -1))
    if (name === 'tr') isInRow = isStart
    const last = paragraphs.at(-1)
    // A row is one line, and a paragraph may begin an item.
    if (last && isInRow && name !== 'tr') {
      if (isStart && CELL.test(name) && last.text.trim() !== '') {
        last.text = `${last.text.trim()}${last.text.includes(': ') ? ', ' : ': '}`
      } else if (BLOCKS.has(name)) last.text += ' '
      return
    }
    if (last?.isItem === true && isStart && name === 'p' && last.text.trim() === '') return
    const isHeading = HEADING.test(name)
    if (isHeading || BLOCKS.has(name))
      paragraphs.push({
        text: '',
        isHeading: isHeading && isStart,
        isItem: isStart && (name === 'li' || name === 'tr'),
      })
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onCharacter,
      onWhitespaceCharacter: onCharacter,
      onNullCharacter: ignored,
      onComment: ignored,
      onDoctype: ignored,
      onEof: ignored,
      onStartTag: ({ tagName }) => {
        tokenizer.state = MODES.get(tagName) ?? tokenizer.state
        onTag(tagName, true)
      },
      onEndTag: ({ tagName }) => onTag(tagName, false),
    },
  )
  tokenizer.write(markup.replace(ESCAPED_TWICE, '&'), true)
  return paragraphs
}

function tidied(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs
    .map(({ text, ...paragraph }) => ({
      ...paragraph,
      text: withoutControls(text).replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '')
}
