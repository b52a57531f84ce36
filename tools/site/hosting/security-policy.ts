import { createHash } from 'node:crypto'
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import {
  attributeOf,
  createElement,
  elementsIn,
  insertAfter,
  textOf,
  theOne,
} from '#tools/site/html.ts'

/**
 * The Content-Security-Policy of a page. It allows files of the page's own host, pictures from any host over https, and
 * only the inline scripts and styles that the page has now, each by its hash.
 */
export function securityPolicy(html: string): string {
  const elements = [...elementsIn(parse(html))]
  const scripts = elements.filter((element) => isInlineScript(element)).map(textOf)
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf)
  const styleAttributes = elements.flatMap((element) => attributeOf(element, 'style') ?? [])
  return Object.entries({
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...hashesOf(scripts)],
    'style-src': [`'self'`, ...hashesOf(styles)],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': [`'unsafe-hashes'`, ...hashesOf(styleAttributes)],
    }),
    'img-src': [`'self'`, 'https:'],
    'font-src': [`'self'`],
    'manifest-src': [`'self'`],
    'connect-src': [`'self'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': [`'none'`],
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')
}

/** Writes the policy into a page, for hosts that send no headers. It comes first, as it only covers what follows it. */
export function withSecurityPolicy(html: string): string {
  const page = parse(html)
  const charset = theOne(page, 'meta', { charset: 'utf-8' })
  const policy = { 'http-equiv': 'Content-Security-Policy', content: securityPolicy(html) }
  insertAfter(charset, [createElement('meta', policy)])
  return serialize(page)
}

/** Data in a script element is never run, and needs no permission. */
function isInlineScript(element: Tree.Element): boolean {
  const isData = attributeOf(element, 'type')?.endsWith('json')
  return element.tagName === 'script' && !isData && attributeOf(element, 'src') === undefined
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashOf))]
}

/** What a policy calls an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
