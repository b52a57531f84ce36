import { cpSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { importCommand } from '#tools/owner/commands/import.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { run } from '#tools/owner/run.ts'
import { changeSettings, demoIn, demoWithoutDelay, settingsIn } from './demo.ts'
import { buildShop as buildLanguages } from '#tools/site/languages/build-shop.ts'
import { shopSettings } from '#tools/site/settings/shop-settings.ts'
import { BUILDS, LANGUAGES } from '#tests/e2e/support/builds.ts'
import { PSEUDO_LANGUAGE } from '#tests/support/pseudo-language.ts'

/** Photographs of the bicycle shop: of article numbers, and of its slide. */
const PHOTOGRAPHS = ['LYRA-01.jpg', 'LYRA-01_2.png', 'LYRA-02.JPG', 'laden.jpg']

// The shops that the browser tests open: that of bicycles, and the demo without its delay, also in a pseudo-language,
// and that of tea in six languages.
await buildShop('bicycles', await importedBicycles())
await buildShop('quick', demoWithoutDelay('quick', { address: BUILDS.quick }))
await buildShop('pseudo', demoIn(PSEUDO_LANGUAGE))
await buildShop('languages', teaShop())

async function buildShop(name: string, folder: string): Promise<void> {
  process.env.SHOP_FOLDER = folder
  await buildLanguages(`test-results/${name}`, shopSettings(), { mode: 'quick' })
}

function teaShop(): string {
  const folder = 'test-results/shops/languages'
  rmSync(folder, { recursive: true, force: true })
  cpSync('tests/shops/languages', folder, { recursive: true })
  changeSettings(folder, { address: BUILDS.languages, languages: LANGUAGES })
  return folder
}

/** A copy of the shop with the products of its list, imported as its owner would do. */
async function importedBicycles(): Promise<string> {
  const folder = 'test-results/shops/bicycles'
  rmSync(folder, { recursive: true, force: true })
  cpSync('tests/shops/bicycles', folder, { recursive: true })
  changeSettings(folder, settingsIn(`${folder}/orders.json`))
  await photograph(`${folder}/img`)
  for (const args of [
    ['import', `${folder}/list.csv`, '--to', folder, '--map', `${folder}/map.json`, '--write'],
    ['photos', folder, '--write'],
  ]) {
    const code = await run(args, [importCommand, photos], process)
    if (code !== 0) throw new Error('The list of bicycles has faults')
  }
  return folder
}

/** Draws a wheel for each photograph. */
async function photograph(folder: string): Promise<void> {
  const wheel =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#d8c7b0"/>' +
    '<circle cx="320" cy="200" r="150" fill="none" stroke="#333" stroke-width="20"/></svg>'
  for (const file of PHOTOGRAPHS) await sharp(Buffer.from(wheel)).toFile(`${folder}/${file}`)
}
