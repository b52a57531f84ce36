import { basename } from 'node:path'
import { PUBLISHED } from '#tools/site/settings/copy-shop.ts'
import { shopPages } from '#tools/site/pages/shop-pages.ts'
import { filesIn } from '#tools/site/files-in.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { feedProblems } from './check-feeds.ts'
import { checkLook } from './check-look.ts'
import { checkMessages } from './check-messages.ts'
import { languageCodes, languageName } from '#tools/owner/texts.ts'
import { checkPictures } from './check-pictures.ts'
import { checkSettings } from './check-settings.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { hints } from './hints.ts'
import { linkProblems, checkPages } from './link-problems.ts'
import { problem } from './problems.ts'
import { FEEDS } from '#tools/site/feeds/fields.ts'
import { createPreviewShop } from '#tools/site/previews/preview-shop.ts'
import { versionProblems } from '#tools/owner/migrations.ts'

/**
 * What an owner should fix in a shop's folder; files are relative to it.
 *
 * @param country the code of one whose laws are looked at one by one
 * @param address at which the shop is built, if that is not in its settings
 */
export async function checkShop(
  folder: string,
  { country, address }: { readonly country?: string | undefined; readonly address?: string } = {},
): Promise<readonly Problem[]> {
  const first = checkInLanguage(folder)
  // All else would seem wrong: no category, picture or link of the shop is known.
  if (!first.catalogue) return [...versionProblems(folder), ...first.problems]
  const [, ...others] = languageCodes(first.settings)
  const hasRefused = first.problems.some(({ rule }) => rule === 'picture-address')
  const pictures = await checkPictures(folder, first.catalogue, first.pictures, hasRefused)
  const all = [
    ...versionProblems(folder),
    ...first.problems,
    ...others.flatMap((code) => checkInLanguage(folder, code).problems),
    ...pictures.filter(({ rule }) => first.isWhole || rule !== 'picture-unused'),
    ...leftOut(folder),
    ...checkLook(folder, first.settings),
    ...hints(first.settings, folder, country),
    ...feedsOf(first, address),
  ]
  // Most of it is the same in each language.
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

/** What is wrong with the texts of a shop in one of its languages, by default the first. */
function checkInLanguage(folder: string, language?: string) {
  const { settings, ...shop } = checkSettings(folder, language)
  if (!shop.isUsable) return { settings, problems: shop.problems }
  const { problems, catalogue, isWhole } = checkCatalogue(folder, settings)
  const pages = checkPages(folder, languageCodes(settings))
  const products = catalogue.products.map(({ value }) => value)
  const links = isWhole ? [...shop.links, ...pages.links] : []
  return {
    settings,
    catalogue,
    isWhole,
    pictures: [...shop.pictures, ...pages.pictures],
    problems: [
      ...[...shop.problems, ...problems, ...pages.problems],
      ...linkProblems(links, folder, settings, products),
      ...checkMessages(folder, settings),
      ...shopPages(settings, folder).flatMap(({ file, name, language: shown }) => {
        if (shown === undefined) return []
        const code = language ?? ''
        const fix = `write it in pages/${code}/${name}.md`
        return problem('text-untranslated', { file }, { language: languageName(code), fix })
      }),
    ],
  }
}

/** What feeds leave out. The name of the host changes none of it. */
function feedsOf(
  { settings, catalogue }: ReturnType<typeof checkInLanguage>,
  address = settings.address,
): Iterable<Problem> {
  if (!address || !settings.previews || !catalogue) return []
  const details = Object.values(catalogue.details).flat()
  const byId = new Map(details.map(({ value }) => [value.id, value]))
  const products = catalogue.products.map(({ value }) => value)
  return feedProblems(
    createPreviewShop({ ...settings, address }, products, ({ itemId }) => byId.get(itemId)),
    FEEDS.filter((feed) => settings.feeds[feed]),
  )
}

/** What the build leaves out of `api/`, `img/` and `files/`, so that nothing is published by accident. */
export function leftOut(folder: string): Problem[] {
  const parts = PUBLISHED.map((part) => filesIn(folder, part))
  // macOS makes a .DS_Store in each folder that it shows.
  const hidden = parts
    .flatMap((part) => part.hidden)
    .filter((path) => basename(path) !== '.DS_Store')
  const links = parts.flatMap((part) => part.links)
  return [
    ...hidden.map((file) => problem('file-hidden', { file })),
    ...links.map((file) => problem('link-outside', { file })),
  ]
}
