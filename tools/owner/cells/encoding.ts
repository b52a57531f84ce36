import * as z from 'zod'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { paragraphsOf, plainLine, withoutControls } from './plain-text.ts'

/*
 * How the shop's own CSV writes what is more than a line of text. Each value is written as people would, if that
 * reads back as the same value, else as JSON.
 */

type Blocks = ProductDetail['description']

const SEPARATOR = ' | '

/** Matches what a spreadsheet would run as a formula, or change: `00123` to 123, `1-2` to a day. */
const UNSAFE = /^'*(?:[=+\-@\t\r]|(?:0\d+|\d{12,}|\d+[.,:/-]\d[\d.,:/-]*|\d+e\d+)$)/i

/** Matches a cell in JSON: people begin no text with a quote or bracket. */
const JSON_START = /^["[{]/

/** What people and programs write in empty cells, and spreadsheets if they cannot show or compute a value. */
const EMPTY =
  /^(?:-|–|—|n\/a|k\. ?a\.|nan|none|null|undefined|#(?:n\/a|nv|[\p{L}\d/]{3,9}[!?])|#{3,})$/iu

/** Quotes that a reader of CSV leaves in place: `="00123"`, and those after a space. */
const QUOTED = /^=?"([^"\\]*)"$/

const textSchema = z.string()
export const textsSchema = z.array(textSchema)
export const blocksSchema = z.array(z.object({ title: textSchema, text: textsSchema }))

/** The text of a cell, with a `'` before what a spreadsheet would run or change. */
export function safeCell(text: string): string {
  return UNSAFE.test(text) ? `'${text}` : text
}

/** The text that `safeCell` made safe; empty if there is only markup around no text: `<p></p>`, `&nbsp;`. */
export function bareCell(cell: string): string {
  const text = cell.startsWith("'") && UNSAFE.test(cell) ? cell.slice(1) : cell
  return /^\s*[<&]/.test(text) && !text.includes('<img') && plainLine(text) === '' ? '' : text
}

/** A cell without what other programs leave around its text; empty if there is no text. */
export function cleanCell(cell: string): string {
  const bare = bareCell(withoutControls(cell))
    .replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, '$1')
    .trim()
    .replace(QUOTED, '$1')
    .replace(/^'(?=[\d.,]+$)/, '')
  return EMPTY.test(bare) ? '' : bare
}

export function encodeCell(text: string): string {
  return decodeCell(text) === text ? text : JSON.stringify(text)
}

export function decodeCell(cell: string): string {
  return fromJson(textSchema, cell) ?? plainLine(cell)
}

/** `black | space gray` */
export function encodeListCell(texts: readonly string[]): string {
  const cell = texts.join(SEPARATOR)
  return isSame(decodeListCell(cell), texts) ? cell : JSON.stringify(texts)
}

/** A cell that the shop did not write may have an item per line, or commas or semicolons between items. */
export function decodeListCell(cell: string): string[] {
  const texts = fromJson(textsSchema, cell)
  if (texts) return texts
  const separator = /[|\n]/.test(cell) ? /[|\n]/ : cell.includes(';') ? ';' : ','
  return cell
    .split(separator)
    .map(plainLine)
    .filter((text) => text !== '')
}

/** A title is a line that begins with `# `; empty lines stand between paragraphs. */
export function encodeBlocksCell(blocks: Blocks): string {
  const cell = blocks
    .flatMap(({ title, text }) => [...(title === '' ? [] : [`# ${title}`]), ...text])
    .join('\n\n')
  return isSame(decodeBlocksCell(cell), blocks) ? cell : JSON.stringify(blocks)
}

/** Reads HTML too: its headings are titles, and items of its lists and rows of its tables are lines with a bullet. */
export function decodeBlocksCell(cell: string): Blocks {
  const written = fromJson(blocksSchema, cell)
  if (written) return written
  const blocks: { title: string; text: string[] }[] = []
  for (const { text: words, isHeading, isItem } of paragraphsOf(withoutControls(cell))) {
    const text = isItem ? `• ${words}` : words
    const [, marked] = /^#+ (.+)$/.exec(text) ?? []
    const title = marked ?? (isHeading ? text : undefined)
    const last = blocks.at(-1)
    if (title !== undefined) blocks.push({ title, text: [] })
    else if (last) last.text.push(text)
    else blocks.push({ title: '', text: [text] })
  }
  return blocks
}

export function fromJson<Value>(schema: z.core.$ZodType<Value>, cell: string): Value | undefined {
  try {
    return JSON_START.test(cell) ? z.safeParse(schema, JSON.parse(cell)).data : undefined
  } catch {
    return undefined
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
