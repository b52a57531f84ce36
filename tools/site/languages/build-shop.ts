import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { type EarlierCopies, precompress } from '#tools/site/hosting/precompress.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'

/**
 * Builds the shop of `SHOP_FOLDER` in each of its languages: the first into `folder`, the others into folders of their
 * codes in it.
 */
export async function buildShop(
  folder: string,
  config: InlineConfig = {},
  earlier?: EarlierCopies,
): Promise<void> {
  const { languages = [{ code: '', path: '' }] } = shopSettings()
  process.env.SHOP_DATA = 'later'
  try {
    for (const { code, path } of languages) {
      process.env.SHOP_LANGUAGE = code
      await build({ ...config, build: { outDir: join(folder, path) } })
    }
  } finally {
    process.env.SHOP_LANGUAGE = ''
    process.env.SHOP_DATA = ''
  }
  if (config.mode !== 'quick') precompress(folder, earlier)
}
