import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { decoded } from '#src/domain/address/page-address.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { remembered } from '#tools/site/remembered.ts'

/** A list as it is on a disk or at an address. */
export interface ListFile {
  /** Of a list from the web, the name that its server gives it. */
  readonly path: string
  readonly bytes: Buffer
}

/** A list of 100,000 products with long texts has less. */
const MOST_BYTES = 300_000_000

/** Of what an address answers. */
const MOST_FETCHED = 50_000_000

/** In milliseconds, for all that an address answers. */
const LONGEST = 30_000

const SMALLER = 'save only the list of products, without pictures in its cells'

const MOST_REDIRECTS = 5

/** What the numbers of answers mean, and what to do. */
const ANSWERS: readonly (readonly [numbers: RegExp, means: string, fix: string])[] = [
  [/^40[13]$/, 'lets nobody read the list', 'let everybody who has the link read it'],
  [/^4(?:04|10)$/, 'has no list', 'copy the address again'],
  [/^(?:408|429|5)/, 'cannot answer now', 'try again later'],
  [/^/, 'does not answer with a list', 'open it in a browser'],
]

/** The beginning of a web page, which may have an XML declaration and comments before it. */
const WEB_PAGE =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i

const PAGE = [
  'answers with a web page, not a list',
  'in Google Sheets use File, Share, Publish to web, CSV',
] as const

export function isAddress(list: string): boolean {
  return /^https?:/i.test(list)
}

/** Reads a file, or what is at an address; that once for each run of the program. */
export async function readListFile(list: string): Promise<ListFile> {
  if (isAddress(list)) return await fetched(list)
  const found = statSync(list)
  if (!found.isFile()) throw new ShopError(`${list} is not a file. Name the file to read.`)
  if (found.size > MOST_BYTES) {
    const megabytes = Math.round(found.size / 1e6)
    throw new ShopError(
      `${list} has ${megabytes} MB, and at most ${MOST_BYTES / 1e6} are read; ${SMALLER}.`,
    )
  }
  return { path: list, bytes: readFileSync(list) }
}

const fetched = remembered(async (address): Promise<ListFile> => {
  const refusal = (what: string, fix: string) => new ShopError(`${address} ${what}; ${fix}.`)
  const signal = AbortSignal.timeout(LONGEST)
  const answerOf = async (url: string, redirects: number): Promise<Response> => {
    if (!url.startsWith('https:'))
      throw refusal('leads to an address without https', 'write one that begins with https://')
    const answer = await fetch(url, { redirect: 'manual', signal })
    const to = answer.headers.get('Location')
    if (answer.ok || to === null) return answer
    if (redirects === 0) throw refusal('leads on and on', 'open it in a browser')
    return await answerOf(new URL(to, url).href, redirects - 1)
  }
  try {
    const answer = await answerOf(address, MOST_REDIRECTS)
    const [, means = '', fix = ''] =
      ANSWERS.find(([numbers]) => numbers.test(String(answer.status))) ?? []
    if (!answer.ok) throw refusal(`${means} (${answer.status})`, fix)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > MOST_FETCHED) throw refusal(`has more than ${MOST_FETCHED / 1e6} MB`, SMALLER)
      chunks.push(chunk)
    }
    const bytes = Buffer.concat(chunks)
    if (WEB_PAGE.test(bytes.toString('utf8', 0, 2000))) throw refusal(...PAGE)
    return { path: nameOf(answer, address), bytes }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ShopError) throw error
    throw error.name === 'TimeoutError'
      ? refusal(`takes more than ${LONGEST / 1000} seconds`, 'try again later')
      : refusal('cannot be reached', 'look whether it is right, and whether you are online')
  }
})

/** The name that the server gives the list, else the last part of its address. */
function nameOf({ headers }: Response, address: string): string {
  const { pathname, hostname } = new URL(address)
  const disposition = headers.get('Content-Disposition') ?? ''
  const [, name = basename(pathname)] =
    /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? /filename="?([^";]+)/i.exec(disposition) ?? []
  return basename(decoded(name) ?? name) || hostname
}
