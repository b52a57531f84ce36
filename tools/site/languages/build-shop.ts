import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { apart } from '#tools/site/apart.ts'
import { writeFirstViews } from '#tools/site/first-views/plugin.ts'
import { type EarlierCopies, precompress } from '#tools/site/hosting/precompress.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'

/**
 * Builds the shop of `SHOP_FOLDER` in each of its languages: the first into `folder`, the others into folders of their
 * codes in it.
 */
export async function buildShop(
  folder: string,
  settings: Settings,
  config: InlineConfig = {},
  earlier?: EarlierCopies,
): Promise<void> {
  const { languages = [{ code: '', path: '' }] } = settings
  try {
    for (const { code, path } of languages) {
      process.env.SHOP_LANGUAGE = code
      const outDir = join(folder, path)
      await apart('tools/site/languages/build-shop.ts', buildCode, { ...config, build: { outDir } })
      const known = settings.languages ? undefined : settings
      if (settings.first)
        await apart('tools/site/first-views/plugin.ts', writeFirstViews, outDir, known)
    }
  } finally {
    process.env.SHOP_LANGUAGE = ''
  }
  if (config.mode !== 'quick') precompress(folder, earlier)
}

/** Builds a language without what `buildShop` does itself. */
export async function buildCode(config: InlineConfig): Promise<void> {
  const { build } = await import('vite')
  process.env.SHOP_DATA = 'later'
  await build(config)
}
