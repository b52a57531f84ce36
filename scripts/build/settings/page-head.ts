import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Settings } from '../../../src/domain/settings/settings.ts'
import { attributeOf, createElement, detach, insertAfter, theOne } from '../html.ts'

/** `index.html` with the name and the description of a shop. */
export function withShopHead(html: string, { name, description }: Settings): string {
  const page = parse(html)
  const contents = {
    description,
    'og:title': name,
    'og:description': description,
  }
  for (const [key, content] of Object.entries(contents)) {
    const meta = theOne(page, `<meta ${key}>`, (each) =>
      [attributeOf(each, 'name'), attributeOf(each, 'property')].includes(key),
    )
    const attribute = meta.attrs.find((each) => each.name === 'content')
    if (attribute) attribute.value = content
  }
  const title = theOne(page, '<title>', isTitle)
  insertAfter(title, [createElement('title', {}, name)])
  detach(title)
  return serialize(page)
}

function isTitle({ tagName, namespaceURI }: Tree.Element): boolean {
  return tagName === 'title' && namespaceURI.endsWith('xhtml')
}
