import {
  defaultTreeAdapter,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5'

/** All elements in a node in document order, with the node itself and the content of templates. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []
  for (const child of children) yield* elementsIn(child)
}

/** The only HTML element of a page with this tag and these attributes; throws if it is missing or not the only one. */
export function theOne(
  page: Tree.Node,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): Tree.Element {
  const wanted = Object.entries(attributes)
  const [element, ...others] = [...elementsIn(page)].filter(
    (each) =>
      each.tagName === tagName &&
      each.namespaceURI === html.NS.HTML &&
      wanted.every(([name, value]) => attributeOf(each, name) === value),
  )
  if (!element || others.length > 0) {
    const name = [tagName, ...wanted.map(([key, value]) => `${key}="${value}"`)].join(' ')
    throw new Error(`The page has ${element ? 'several of' : 'no'} <${name}>`)
  }
  return element
}

export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

export function setAttribute(element: Tree.Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }]
}

export function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

export function createElement(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs)
  if (text !== '') defaultTreeAdapter.insertText(element, text)
  return element
}

export function createTemplate(
  attributes: Readonly<Record<string, string>>,
  content: string,
): Tree.Template {
  return {
    ...createElement('template', attributes),
    nodeName: 'template',
    tagName: 'template',
    content: parseFragment(content),
  }
}

export function detach(element: Tree.Element): Tree.Element {
  defaultTreeAdapter.detachNode(element)
  return element
}

export function insertAfter(element: Tree.Element, nodes: readonly Tree.ChildNode[]): void {
  const parent = element.parentNode
  if (!parent) throw new Error(`${element.tagName} is in no page`)
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1]
  for (const node of nodes) {
    if (next) defaultTreeAdapter.insertBefore(parent, node, next)
    else defaultTreeAdapter.appendChild(parent, node)
  }
}
