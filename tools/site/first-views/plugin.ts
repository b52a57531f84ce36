import * as z from 'zod'
import type { Plugin } from 'vite'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { withShopModule } from '#tools/site/with-shop-module.ts'
import { writeFiles } from '#tools/site/write-files.ts'

const firstViewsModule = z.object({
  firstViewFiles: z.function({
    input: [z.string(), z.custom<Settings>()],
    output: z.custom<AsyncIterable<readonly [name: string, text: string]>>(),
  }),
})

/** Writes what each page of a large shop shows first into files of their own (decision 061). */
export function firstViews(settings: Settings): Plugin {
  return {
    name: 'shop:first-views',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      if (process.env.SHOP_DATA !== 'later') await writeFirstViews(dir, settings)
    },
  }
}

/** @param settings by default those of the shop that is built */
export async function writeFirstViews(dir: string, settings = shopSettings()): Promise<void> {
  const { first } = settings
  if (!first) return
  await withShopModule(
    'tools/site/first-views/first-views.ts',
    async (module) => {
      const { firstViewFiles } = firstViewsModule.parse(module)
      for await (const [name, text] of firstViewFiles(shopFolder(), settings))
        writeFiles([[`${dir}/${first.folder}${name}`, text]])
    },
    settings,
  )
}
