import type { PageNode } from '#src/domain/pages/page-content.ts'
import type { OwnPage } from '#tools/site/pages/read-pages.ts'
import * as m from '#src/messages/messages.gen.ts'
import { markup, structuredData, type Markup } from './markup.ts'
import { lang, pageFrame, previewTags, readScript } from './page-frame.ts'
import type { PreviewShop } from './preview-shop.ts'
import { breadcrumbs } from './product-data.ts'
import { DESCRIPTION, textStart } from './texts.ts'

const SHOP = '../../'
const SCRIPT = readScript('enter-shop.js')

/** A page of the owner's own for previewers, search engines, and people without scripts. */
export function infoPage(shop: PreviewShop, page: OwnPage): string {
  const { settings } = shop
  const title = `${page.title} · ${settings.name}`
  const address = `${settings.address}info/${page.name}/`
  const route = `#/info/${page.name}`
  return pageFrame(settings, {
    title,
    shop: SHOP,
    script: SCRIPT,
    data: markup` data-depth="2" data-route="${route}"`,
    head: markup`${previewTags(shop, {
      title,
      description: textStart(textOf(page.body), DESCRIPTION),
      address,
    })}
${structuredData(breadcrumbs(shop, [{ name: page.title, url: address }]))}`,
    main: markup`<nav aria-label="${m.pageBreadcrumb}"><a href="${SHOP}">${m.layoutHome}</a></nav>
<h1 dir="auto"${lang(page.language)}>${page.title}</h1>
<article${lang(page.language)}>${page.body.map(rendered)}</article>
<p><a class="enter" href="${SHOP}${route}">${m.previewOpen}</a></p>`,
  })
}

function rendered(node: PageNode): Markup {
  if (typeof node === 'string') return markup`${node}`
  const children = node.children.map(rendered)
  const tag = { html: node.tag }
  const start = node.start === undefined ? undefined : markup` start="${node.start}"`
  const align = node.align && markup` align="${node.align}"`
  switch (node.tag) {
    case 'hr':
    case 'br':
      return markup`<${tag}>`
    case 'img':
      return markup`<img src="${inShop(node.src)}" alt="${node.alt}" loading="lazy">`
    case 'a':
      return markup`<a href="${inShop(node.href)}">${children}</a>`
    default:
      return markup`<${tag}${start}${align}>${children}</${tag}>\n`
  }
}

/** The way from the page: own pages have a folder each, and other addresses of the shop are routes or files. */
function inShop(address = ''): string {
  const [, page] = /^#\/info\/([\w-]+)$/.exec(address) ?? []
  if (page !== undefined) return `../${page}/`
  return /^[a-z]+:/i.test(address) ? address : SHOP + address
}

function textOf(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)}`))
    .join('')
}
