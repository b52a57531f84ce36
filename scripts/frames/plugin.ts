import { build, createServer, type Plugin, type Rolldown } from 'vite'
import * as z from 'zod'
import { filesOfPage } from './files-of-page.ts'

type Bundle = Rolldown.OutputBundle

/** Pages that have a frame of their own, with `*` for any product; the others have the layout around a loader. */
const CATEGORIES = ['phones', 'tablets', 'accessories']
const PAGES = ['/', ...CATEGORIES.flatMap((category) => [`/${category}`, `/${category}/*`])]

/** No page of the shop: its frame is the layout, with no link marked as the current one. */
const NOWHERE = '/-'

const ROOT = '<div id="root"></div>'

/**
 * Draws the first frame of every page into `index.html`, with all styles, so that the first paint waits for nothing
 * else (docs/decisions/015).
 */
export function frames(): Plugin {
  let root = ''
  return {
    name: 'shop:frames',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) return html
        const [templates, script] = await Promise.all([drawFrames(root, bundle), firstFrame(root)])
        const { page, links } = takeLinks(inlineStyles(html, bundle))
        return page.replace(
          ROOT,
          () => `${ROOT}\n${templates}\n<script>${script}</script>\n${links.join('\n')}`,
        )
      },
    },
  }
}

/** The templates: the layout, and what each page has inside of it. */
async function drawFrames(root: string, bundle: Bundle): Promise<string> {
  const drawn = await render(root, [NOWHERE, ...PAGES])
  const { before, after } = split(drawn.get(NOWHERE) ?? '')
  const template = (page: string, attributes: string, content: string) =>
    `<template data-page="${page}"${attributes}>${content}</template>`
  return [
    template('layout', '', before + after),
    template('failed', '', drawn.get('failed') ?? ''),
    template('', ` data-files="api/products.json"`, drawn.get('') ?? ''),
    ...PAGES.map((page) => {
      const { scripts, files } = filesOfPage(page, bundle)
      const attributes = ` data-scripts="${scripts.join(' ')}" data-files="${files.join(' ')}"`
      return template(page, attributes, split(drawn.get(page) ?? '').inside)
    }),
  ].join('\n')
}

const framesModule = z.object({
  renderFrames: z.function({
    input: [z.array(z.string())],
    output: z.promise(z.map(z.string(), z.string())),
  }),
})

/** Renders with the shop's own components, as Vite's development server understands them. */
async function render(root: string, pages: string[]): Promise<Map<string, string>> {
  const server = await createServer({
    root,
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { renderFrames } = framesModule.parse(await server.ssrLoadModule('/src/app/frames.tsx'))
    return await renderFrames(pages)
  } finally {
    await server.close()
  }
}

/** Cuts a page's HTML around what is inside of `main`. Comments are React's own marks, for taking over node by node. */
function split(html: string) {
  const match = /^(.*<main[^>]*>)(.*)(<\/main>.*)$/s.exec(html.replaceAll(/<!--.*?-->/gs, ''))
  if (!match) throw new Error('A frame has no <main>')
  const [, before = '', inside = '', after = ''] = match
  return { before, inside, after }
}

/** The script that shows a frame, in one piece. */
async function firstFrame(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: `${root}/src/first-frame/first-frame.ts`,
        formats: ['iife'],
        name: 'firstFrame',
      },
    },
  })
  const [result] = [results].flat()
  if (!result || !('output' in result)) throw new Error('The first frame has no script')
  return result.output[0].code.trim()
}

/**
 * Takes out what asks for the shop's scripts and typeface: it comes after the frame, so that the frame and its picture do
 * not share a slow network with them.
 */
function takeLinks(html: string) {
  const links: string[] = []
  const page = html.replace(
    /\s*(<script type="module"[^>]*><\/script>|<link\s[^>]*rel="(?:module)?preload"[^>]*>)/g,
    (_, link: string) => {
      links.push(link)
      return ''
    },
  )
  return { page, links }
}

/** Moves the styles from their file into the page: they are small, and nothing can be drawn without them. */
function inlineStyles(html: string, bundle: Bundle): string {
  return Object.values(bundle).reduce((page, file) => {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return page
    Reflect.deleteProperty(bundle, file.fileName)
    const folder = file.fileName.replace(/[^/]*$/, '')
    const styles = String(file.source).replaceAll('url(./', `url(./${folder}`)
    const link = new RegExp(`\\s*<link rel="stylesheet"[^>]*${file.fileName}">`)
    return page.replace(link, () => `\n<style>${styles.trim()}</style>`)
  }, html)
}
