import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'

/**
 * Builds the shop of `SHOP_FOLDER` in each of its languages: the first into `folder`, the others into folders of their
 * codes in it.
 */
export async function buildShop(folder: string, config: InlineConfig = {}): Promise<void> {
  const { languages = [{ code: '', path: '' }] } = shopSettings()
  try {
    for (const { code, path } of languages) {
      process.env.SHOP_LANGUAGE = code
      await build({ ...config, build: { outDir: join(folder, path) } })
    }
  } finally {
    process.env.SHOP_LANGUAGE = ''
  }
}
