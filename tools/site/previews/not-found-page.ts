import { wayToRoot } from '#tools/site/languages/shop-json.ts'
import { codeOf } from '#tools/site/languages/shop-languages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { markup } from './markup.ts'
import { pageFrame, readScript } from './page-frame.ts'

const SCRIPT = readScript('find-in-shop.js')

/**
 * The page that a host shows for a missing file, in folders of any depth. So its links are absolute; a shop that does
 * not know its address is assumed to be in the host's first folder. Each language has one in its folder, which some hosts
 * show; that of the shop's address knows the folders of the others.
 */
export function notFoundPage(settings: Settings): string {
  const root = wayToRoot(settings)
  const shop = settings.address ?? (root === '' ? '/' : `/${codeOf(settings.language) ?? ''}/`)
  const others = root === '' ? (settings.languages ?? []).slice(1) : []
  const languages = others.map(({ code }) => code).join(' ')
  const home = markup`<a class="enter" href="${shop}">${m.previewToShop}</a>`
  return pageFrame(settings, {
    title: `${m.pageNotFound} · ${settings.name}`,
    shop,
    files: new URL(root || './', new URL(shop, 'https://host')).pathname,
    lists: 'routes',
    script: SCRIPT,
    data: markup` data-shop="${shop}" data-lists="${Object.keys(settings.categories).join(' ')}" data-open="${m.previewOpenPage}" data-search="${m.previewSearch({ words: '{words}' })}" data-languages="${languages}"`,
    head: markup`<meta name="robots" content="noindex">`,
    main: markup`<h1>${m.pageNotFound}</h1>
<p>${m.previewNothingHere}</p>
<p hidden><a id="found" href="${shop}"></a></p>
<p>${home}</p>`,
  })
}
