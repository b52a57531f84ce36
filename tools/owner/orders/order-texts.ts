import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import PostalMime from 'postal-mime'
import { paragraphsOf } from '#tools/owner/cells/plain-text.ts'
import { textOf } from '#tools/owner/import/parse/text-of.ts'
import { comparable } from './order-words.ts'

/** Of an unpacked chat. */
const MOST_BYTES = 100_000_000

/** The texts in a file; undefined if it is no kind of file that orders come in. */
export async function textsIn(
  folder: string,
  path: string,
  language: string,
): Promise<readonly string[] | undefined> {
  const bytes = readFileSync(join(folder, path))
  switch (extname(path).toLowerCase()) {
    case '.eml':
      return await textsOfMail(bytes, language)
    case '.txt':
      return chatMessages(textOf(bytes, language).text)
    case '.zip': {
      const files = unzipSync(bytes, {
        filter: ({ name, originalSize }) => name.endsWith('.txt') && originalSize < MOST_BYTES,
      })
      return Object.values(files).flatMap((file) => chatMessages(strFromU8(file)))
    }
  }
  return undefined
}

/** Its forms in text and in HTML, and the files of text with it, each after the subject. */
async function textsOfMail(bytes: Uint8Array, language: string): Promise<string[]> {
  const { subject = '', text = '', html, attachments } = await PostalMime.parse(bytes)
  const title = subject.replace(/^(?:\p{L}{1,5}(?:\[\d+\])? ?: ?)+/u, '')
  // A table of a mail is its layout.
  const plain = html?.replace(/<\/?t(?:able|body|r|d|h)\b[^>]*>/gi, '<br>') ?? ''
  const paragraphs = paragraphsOf(plain).map((part) => part.text)
  const files = attachments.flatMap(({ mimeType, content }) =>
    mimeType === 'text/plain' && typeof content !== 'string'
      ? [textOf(Buffer.from(new Uint8Array(content)), language).text]
      : [],
  )
  return [text, paragraphs.join('\n\n'), ...files].map((body) => `${title}\n\n${body}`)
}

/** Before each message of a WhatsApp chat: `[24.11.26, 14:03:22] Ann: `, `11/24/26, 2:03 PM - Ann: `. */
const CHAT =
  /^\[?(?=[^\n]{0,24}\p{Nd}[./-]\p{Nd})(?=[^\n]{0,24}\p{Nd}:\p{Nd}{2})[\p{L}\p{Nd} .,،/:-]{12,32}?(?:\]| -) [^\n:]{1,60}: /mu

function chatMessages(text: string): string[] {
  return comparable(text).split(CHAT)
}
