import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Plugin, Rolldown } from 'vite'
import { attributeOf, createElement, detach, elementsIn, insertAfter, theOne } from '../html.ts'
import { drawTemplates } from './draw-templates.ts'
import { inlineScript } from './inline-script.ts'

/**
 * Writes a template of every page into `index.html`, with all styles and the script that shows a template, so that the
 * first paint waits for no other file (docs/decisions/015).
 */
export function templates(): Plugin {
  let root = ''
  return {
    name: 'shop:templates',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) return html
        const [drawn, headScript, bodyScript] = await Promise.all([
          drawTemplates(root, bundle),
          inlineScript(root, 'head.ts'),
          inlineScript(root, 'body.ts'),
        ])
        const page = parse(html)
        inlineStyles(page, bundle)
        const head = theOne(page, '<head>', ({ tagName }) => tagName === 'head')
        defaultTreeAdapter.appendChild(head, createElement('script', {}, headScript))
        const place = theOne(page, 'element #root', (each) => attributeOf(each, 'id') === 'root')
        insertAfter(place, [...drawn, createElement('script', {}, bodyScript), ...takeLinks(page)])
        return serialize(page)
      },
    },
  }
}

/**
 * Removes and returns the elements that load the shop's scripts and typeface. They go after the templates, so that on a
 * slow network the page and its picture load before them.
 */
function takeLinks(page: Tree.Document): Tree.Element[] {
  const isModule = (element: Tree.Element) => attributeOf(element, 'type') === 'module'
  const isFont = (element: Tree.Element) => attributeOf(element, 'as') === 'font'
  const font = theOne(page, 'preloaded typeface', isFont)
  const script = theOne(page, 'module script', isModule)
  const chunks = [...elementsIn(page)].filter(
    (each) => attributeOf(each, 'rel') === 'modulepreload',
  )
  return [font, script, ...chunks].map(detach)
}

/** Moves the styles from their file into the page: they are small, and the first paint needs them. */
function inlineStyles(page: Tree.Document, bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
    const link = theOne(
      page,
      `link to ${file.fileName}`,
      (each) => attributeOf(each, 'href') === `./${file.fileName}`,
    )
    const folder = file.fileName.replace(/[^/]*$/, '')
    const styles = String(file.source).replaceAll('url(./', `url(./${folder}`)
    insertAfter(link, [createElement('style', {}, styles.trim())])
    detach(link)
    Reflect.deleteProperty(bundle, file.fileName)
  }
}
