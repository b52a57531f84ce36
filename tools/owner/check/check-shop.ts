import { existsSync } from 'node:fs'
import type { Terminal } from '#tools/owner/terminal.ts'
import { ShopError, type Problem } from '#tools/owner/problem.ts'
import { checkPictures } from './check-pictures.ts'
import { checkSettings } from './check-settings.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { leftOut } from './left-out.ts'
import { linkProblems, checkPages } from './link-problems.ts'

/** What an owner should fix in a shop's folder; files are relative to it. */
export async function checkShop(
  folder: string,
  progress: Terminal['progress'],
): Promise<readonly Problem[]> {
  if (!existsSync(folder)) {
    throw new ShopError(`There is no folder ${folder}. The command new makes one.`)
  }
  const { settings, ...shop } = checkSettings(folder)
  // All else would seem wrong: no category, picture or link of the shop is known.
  if (!shop.isUsable) return shop.problems
  const { problems, catalogue, isWhole } = checkCatalogue(folder, settings, progress)
  const pages = checkPages(folder)
  const products = catalogue.products.map(({ value }) => value)
  const links = isWhole ? [...shop.links, ...pages.links] : []
  const ofOwner = [...shop.pictures, ...pages.pictures]
  const pictures = await checkPictures(folder, catalogue, ofOwner, progress)
  return [
    ...[...shop.problems, ...problems, ...pages.problems],
    ...linkProblems(links, folder, settings, products),
    ...pictures.filter(({ rule }) => isWhole || rule !== 'picture-unused'),
    ...leftOut(folder),
  ]
}
