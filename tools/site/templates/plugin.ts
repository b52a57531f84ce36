import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Plugin, Rolldown } from 'vite'
import { bundle as bundleScript } from '#tools/site/bundle.ts'
import { createElement, detach, insertAfter, theOne } from '#tools/site/html.ts'
import { wayToRoot } from '#tools/site/languages/shop-json.ts'
import { settings } from '#tools/site/settings/plugin.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { LISTED_FILES, type ListedFiles } from '#src/boot/inline/listed-files.ts'
import { drawTemplates } from './draw-templates.ts'
import { listFiles } from './list-files.ts'

const INLINE = 'src/boot/inline'

/**
 * Writes a template of every page into `index.html`, with all styles and the script that shows a template, so that the
 * first paint waits for no other file (docs/decisions/015).
 */
export function templates(shop: Settings): Plugin {
  return {
    name: 'shop:templates',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) return html
        const pages = pagesOf(shop)
        const [drawn, headScript, bodyScript] = await Promise.all([
          drawTemplates(pages),
          bundleScript(`${INLINE}/head.ts`, 'iife', [settings(shop)]),
          bundleScript(`${INLINE}/body.ts`, 'iife', [settings(shop)]),
        ])
        const page = parse(html)
        inlineStyles(page, bundle)
        const charset = theOne(page, 'meta', { charset: 'utf-8' })
        const files: ListedFiles = {
          wayToRoot: wayToRoot(shop),
          ...listFiles(pages, shop.first, bundle),
        }
        insertAfter(charset, [
          createElement(
            'script',
            { id: LISTED_FILES, type: 'application/json' },
            JSON.stringify(files),
          ),
          createElement('script', {}, headScript),
        ])
        const content = theOne(page, 'div', { id: 'root' })
        insertAfter(content, [...drawn, createElement('script', {}, bodyScript), takeFont(page)])
        takeShopCode(page)
        return serialize(page)
      },
    },
  }
}

/** Pages with a template of their own; `*` means any product. */
function pagesOf({ categories, order, pages }: Settings): string[] {
  return [
    ...['/', '/search', '/shared', '/compare'],
    ...Object.keys(categories).flatMap((category) => [`/${category}`, `/${category}/*`]),
    // Their content is only in the visitor's browser: their templates show a loader.
    ...['/cart', '/favourites', ...(order ? ['/order', '/order/*'] : [])],
    // Its content is in a file of its own.
    ...(pages.length > 0 ? ['/info/*'] : []),
  ]
}

/**
 * Removes and returns the element that loads the typeface. It goes after the templates, so that on a slow network the
 * page and its picture load before it.
 */
function takeFont(page: Tree.Document): Tree.Element {
  return detach(theOne(page, 'link', { as: 'font' }))
}

/** Removes the element that runs the shop's own code: the inline script does that, after the first paint. */
function takeShopCode(page: Tree.Document): void {
  detach(theOne(page, 'script', { type: 'module' }))
}

/** Moves the styles from their file into the page: they are small, and the first paint needs them. */
function inlineStyles(page: Tree.Document, bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
    const link = theOne(page, 'link', { href: `./${file.fileName}` })
    const folder = file.fileName.replace(/[^/]*$/, '')
    const styles = String(file.source).replaceAll('url(./', `url(./${folder}`)
    insertAfter(link, [createElement('style', {}, styles.trim())])
    detach(link)
    Reflect.deleteProperty(bundle, file.fileName)
  }
}
