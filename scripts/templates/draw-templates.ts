import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { createServer } from 'vite'
import * as z from 'zod'
import { CATEGORIES } from '../../src/domain/category.ts'
import { createTemplate } from '../html.ts'
import { splitPage } from './split-page.ts'

/** Pages with a template of their own; `*` means any product. */
export const PAGES = [
  '/',
  '/search',
  '/shared',
  '/compare',
  ...CATEGORIES.flatMap((category) => [`/${category}`, `/${category}/*`]),
]

/** Pages whose content only the visitor's browser has: their templates show a loader. */
export const KEPT_PAGES = ['/cart', '/favourites']

/** A path without a page, for the not-found template and for a layout in which no link is current. */
const NOWHERE = '/-'

/** The templates: the layout, in which no link is marked as current, and the content of each page. */
export async function drawTemplates(root: string): Promise<Tree.Template[]> {
  const drawn = await render(root, [NOWHERE, ...PAGES, ...KEPT_PAGES])
  const htmlOf = (page: string) => drawn.get(page) ?? ''
  return [
    createTemplate({ 'data-page': 'layout' }, splitPage(htmlOf(NOWHERE)).around),
    createTemplate({ 'data-page': 'failed' }, htmlOf('failed')),
    createTemplate({ 'data-page': 'file' }, htmlOf('file')),
    createTemplate({ 'data-page': 'not-found' }, splitPage(htmlOf(NOWHERE)).inside),
    ...[...PAGES, ...KEPT_PAGES].map((page) =>
      createTemplate({ 'data-page': page }, splitPage(htmlOf(page)).inside),
    ),
  ]
}

const templatesModule = z.object({
  renderTemplates: z.function({
    input: [z.array(z.string())],
    output: z.promise(z.map(z.string(), z.string())),
  }),
})

/** Renders pages with the shop's own components, which Vite's development server compiles for Node. */
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
    const module: unknown = await server.ssrLoadModule('/src/app/templates.tsx')
    return await templatesModule.parse(module).renderTemplates(pages)
  } finally {
    await server.close()
  }
}
