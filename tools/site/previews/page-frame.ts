import { readFileSync } from 'node:fs'
import { TWIN } from '#tools/site/feeds/markdown.ts'
import { hashOf } from '#tools/site/hosting/security-policy.ts'
import * as m from '#src/messages/messages.gen.ts'
import { alternates, wayToRoot } from '#tools/site/languages/shop-json.ts'
import { pageLanguage } from '#tools/site/settings/page-language.ts'
import { markup, type Markup } from './markup.ts'
import type { PreviewShop } from './preview-shop.ts'
import { isShareable, type SharePicture } from './share-picture.ts'

type Settings = Omit<PreviewShop['settings'], 'address'>

interface Page {
  readonly title: string
  /** The way to the shop: `../` for each folder, or its address. */
  readonly shop: string
  /** The way to the shop's files on the same host; by default the way to the shop. */
  readonly files?: string
  /** The way from the shop to its lists: to their preview pages, or to their routes. */
  readonly lists?: 'pages' | 'routes'
  readonly head: Markup
  readonly main: Markup
  /** Runs before anything is drawn. */
  readonly script: string
  /** What the script reads from the page's `html` element, as `data-` attributes. */
  readonly data: Markup
}

/** What pages outside of the shop have in common: policy, script, styles, icon, and a header with links to lists. */
export function pageFrame(settings: Settings, page: Page): string {
  const styles = stylesOf(settings)
  const { lang, dir } = pageLanguage(settings.language)
  const { html } = markup`<!doctype html>
<html lang="${lang}" dir="${dir}"${page.data}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(page.script, styles)}">
<script>${{ html: page.script }}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<link rel="icon" href="${page.files ?? page.shop + wayToRoot(settings)}img/favicon.svg" type="image/svg+xml">
${page.head}
<style>${{ html: styles }}</style>
</head>
<body>
<header>
<a class="name" href="${page.shop}">${settings.name}</a>
<nav aria-label="${m.layoutNavigation}">${listLinks(settings, page.shop, page.lists)}</nav>
</header>
<main>
${page.main}
</main>
</body>
</html>
`
  return html
}

/** What a page may load: its own script, styles and data, and pictures as in the shop. */
function policyOf(script: string, styles: string): string {
  return [
    `default-src 'none'`,
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    `img-src 'self' https:`,
    // Lighthouse reads llms.txt from the page.
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

const STYLES = readFileSync(`${import.meta.dirname}/page.css`, 'utf8').replace(/\n\s*/g, '')

function stylesOf({ accent }: Settings): string {
  if (!accent) return STYLES
  const dark = accent.dark ?? `color-mix(in oklab, ${accent.light} 40%, white)`
  return `${STYLES}:root{--accent:light-dark(${accent.light},${dark})}`
}

export function listLinks(
  { categories }: Settings,
  shop: string,
  to: 'pages' | 'routes' = 'pages',
): Markup[] {
  return Object.entries(categories).map(([category, { label }]) => {
    const path = to === 'pages' ? `${category}/` : `#/${category}`
    return markup`<a href="${shop}${path}">${label}</a> `
  })
}

/** A script of this folder, without its comments. */
export function readScript(name: string): string {
  return readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    .replace(/^\/\*[^]*?\*\/\n|^ *\/\/.*\n/gm, '')
    .trim()
}

/** The attribute of an element whose text is in another language than the page. */
export function lang(language: string | undefined): Markup | undefined {
  return language === undefined ? undefined : markup` lang="${language}"`
}

interface PreviewedPage {
  readonly title: string
  readonly description: string
  readonly address: string
  /** Of a product's page. If previewers cannot show it, that of the shop is used. */
  readonly product?: { readonly name: string; readonly picture: SharePicture | undefined }
}

export function previewTags(shop: PreviewShop, { product, ...page }: PreviewedPage): Markup {
  const { name } = shop.settings
  const picture = [product?.picture, shop.picture].find((each) => each && isShareable(each))
  return markup`<meta name="description" content="${page.description}">
<link rel="canonical" href="${page.address}">${alternates(shop.settings, page.address).map(
    ({ hreflang, href }) => markup`
<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
  )}${
    shop.settings.feeds.markdown
      ? markup`
<link rel="alternate" type="text/markdown" href="${page.address}${TWIN}">`
      : undefined
  }
<meta property="og:type" content="${product ? 'product' : 'website'}">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${page.address}">
${
  picture &&
  markup`<meta property="og:image" content="${picture.url}">
${sizeTags(picture)}<meta property="og:image:alt" content="${product?.name ?? name}">`
}
<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`
}

function sizeTags({ width, height }: SharePicture): Markup | undefined {
  if (width === undefined || height === undefined) return undefined
  return markup`<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
`
}
