import * as z from 'zod'
import {
  type DefaultTreeAdapterTypes as Tree,
  parseFragment,
  serialize,
  serializeOuter,
} from 'parse5'
import { createTemplate, theOne } from '#tools/site/html.ts'
import { withShopModule } from '#tools/site/with-shop-module.ts'

/** A path without a page, for the not-found template and for a layout in which no link is current. */
const NOWHERE = '/-'

/** The templates: the layout, in which no link is marked as current, and the content of each page. */
export async function drawTemplates(pages: readonly string[]): Promise<Tree.Template[]> {
  const drawn = await render([NOWHERE, ...pages])
  const htmlOf = (page: string) => drawn.get(page) ?? ''
  return [
    createTemplate({ 'data-page': 'layout' }, splitPage(htmlOf(NOWHERE)).around),
    createTemplate({ 'data-page': 'failed' }, htmlOf('failed')),
    createTemplate({ 'data-page': 'file' }, htmlOf('file')),
    createTemplate({ 'data-page': 'not-found' }, splitPage(htmlOf(NOWHERE)).inside),
    ...pages.map((page) => createTemplate({ 'data-page': page }, splitPage(htmlOf(page)).inside)),
  ]
}

const templatesModule = z.object({
  renderTemplates: z.function({
    input: [z.array(z.string())],
    output: z.promise(z.map(z.string(), z.string())),
  }),
})

/** Renders pages with the shop's own components. */
function render(pages: string[]): Promise<Map<string, string>> {
  return withShopModule('src/boot/hydration/render-templates.tsx', (module) =>
    templatesModule.parse(module).renderTemplates(pages),
  )
}

/** Splits HTML into the content of `main` and the layout around it, with React's comments, which hydration needs. */
export function splitPage(html: string) {
  const page = parseFragment(html)
  const main = theOne(page, 'main')
  const inside = serialize(main)
  main.childNodes = []
  const around = page.childNodes.map((node) => ('tagName' in node ? serializeOuter(node) : ''))
  return { inside, around: around.join('') }
}
