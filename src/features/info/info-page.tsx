import { useQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { pageQuery } from '#src/data/page-query.ts'
import type { PageNode } from '#src/domain/pages/page-content.ts'
import type { PageSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import * as styles from './info-page.module.css'

export function InfoPage({ name, title, ...page }: PageSettings) {
  const { data, isError, refetch } = useQuery(pageQuery(name))
  return (
    <>
      <Breadcrumb current={title} />
      <PageHeading className="title" parts={<span lang={page.language}>{title}</span>}>
        {title}
      </PageHeading>
      {isError && <ErrorMessage onReload={refetch} />}
      {!isError && !data && <Loader />}
      {data && (
        <div className={styles.body} lang={page.language}>
          {data.body.map(rendered)}
        </div>
      )}
    </>
  )
}

/** By index: the nodes never change. */
function rendered(node: PageNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href = '', src, alt, start, align } = node
  const children = node.children.map(rendered)
  switch (tag) {
    case 'a':
      return (
        <ShopLink key={index} link={href}>
          {children}
        </ShopLink>
      )
    case 'img':
      return <img key={index} src={src} alt={alt} loading="lazy" />
    case 'table':
      // A wide one scrolls, also by keyboard.
      return (
        <div
          key={index}
          role="region"
          aria-label={m.infoTable}
          tabIndex={0}
          className={styles.wide}
        >
          <table>{children}</table>
        </div>
      )
    case 'hr':
    case 'br':
      return createElement(tag, { key: index })
    default:
      return createElement(tag, { key: index, start, align }, children)
  }
}
