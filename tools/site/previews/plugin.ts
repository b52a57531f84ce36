import * as z from 'zod'
import type { Plugin } from 'vite'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { withShopModule } from '#tools/site/with-shop-module.ts'
import { inFolder, writeFiles } from '#tools/site/write-files.ts'
import { hasPreviews } from './preview-shop.ts'
import type { RenderedPreviews } from './render-previews.ts'

const previewsModule = z.object({
  renderPreviews: z.function({
    input: [z.string(), z.custom<Settings>()],
    output: z.promise(z.custom<RenderedPreviews>()),
  }),
})

/**
 * Writes what search engines and link previews read into the build of a shop that knows its address
 * (docs/decisions/037), and in any case `robots.txt` and `404.html`.
 */
export function previews(settings: Settings): Plugin {
  let files: RenderedPreviews['files'] = []
  return {
    name: 'shop:previews',
    apply: 'build',
    // Decides about 'Share': without previews, no code of theirs remains.
    config: () => ({ define: { 'import.meta.env.SHOP_PREVIEWS': hasPreviews(settings) } }),
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const rendered = await withShopModule(
          'tools/site/previews/render-previews.ts',
          (module) => previewsModule.parse(module).renderPreviews(html, settings),
          settings,
        )
        files = rendered.files
        return rendered.html
      },
    },
    writeBundle: ({ dir = '' }) => writeFiles(inFolder(dir, files)),
  }
}
