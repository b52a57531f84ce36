import { createElement, type ReactNode } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import type { PageElement, PageNode } from '#src/domain/pages/page-content.ts'
import * as styles from './info-page.module.css'

interface PageBodyProps {
  readonly nodes: readonly PageNode[]
}

/** The content of a page of the owner's own. */
export function PageBody({ nodes }: PageBodyProps) {
  return <div className={styles.body}>{nodes.map(rendered)}</div>
}

/** By index: the nodes never change. */
function rendered(node: PageNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href = '', src, alt, start } = node
  switch (tag) {
    case 'a':
      return (
        <ShopLink key={index} link={href}>
          {childrenOf(node)}
        </ShopLink>
      )
    case 'img':
      return <img key={index} src={src} alt={alt} loading="lazy" />
    case 'table':
      // A wide one scrolls, also by keyboard.
      return (
        <div key={index} role="region" aria-label="Table" tabIndex={0} className={styles.wide}>
          <table>{childrenOf(node)}</table>
        </div>
      )
    case 'hr':
    case 'br':
      return createElement(tag, { key: index })
    default:
      return createElement(
        tag,
        { key: index, ...(start !== undefined && { start }) },
        childrenOf(node),
      )
  }
}

function childrenOf({ children }: PageElement): ReactNode {
  return children.map(rendered)
}
