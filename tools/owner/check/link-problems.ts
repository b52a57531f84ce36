import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { decoded } from '#src/domain/address/page-address.ts'
import type { Product } from '#src/domain/product/product.ts'
import { type Settings, allCategories } from '#tools/site/settings/read-settings.ts'
import { readLink } from '#src/links.ts'
import { readPages } from '#tools/site/pages/read-pages.ts'
import { shopPages } from '#tools/site/pages/shop-pages.ts'
import type { Problem } from '#tools/owner/problem.ts'
import { problemsAt, type Place, placeIn } from './problems.ts'

interface OwnerLink {
  readonly link: string
  readonly place: Place
  readonly field?: string
}

/** Links that lead nowhere in a shop with these products. Links to other sites are not followed. */
export function* linkProblems(
  links: readonly OwnerLink[],
  folder: string,
  settings: Settings,
  products: readonly Product[],
): Generator<Problem> {
  const all = [...allCategories(settings), ...products.map(({ category }) => category)]
  const categories = [...new Set(all)]
  const shown = products.filter(({ category }) => !settings.hiddenCategories.includes(category))
  const pages = new Set(shopPages(settings, folder).map(({ name }) => name))
  const faultOf = (target: ReturnType<typeof readLink>) => {
    switch (target.page) {
      case 'not-found':
        return 'link-nowhere not-found'
      case 'list':
        return shown.some(({ category }) => category === target.category)
          ? undefined
          : 'link-nowhere list'
      case 'product':
        return shown.some((one) => one.category === target.category && one.itemId === target.id)
          ? undefined
          : 'link-nowhere product'
      case 'info':
        return pages.has(target.name) ? undefined : 'link-nowhere info'
      case 'order':
        return settings.order ? undefined : 'link-nowhere order'
      default:
        return undefined
    }
  }
  for (const { link, field, place } of links) {
    const problem = problemsAt(place)
    if (link.trim() === '') yield problem('link-empty', field)
    const file = link.replace(/[?#].*$/, '')
    if (link.startsWith('files/') && !existsSync(join(folder, decoded(file) ?? file)))
      yield problem('link-nowhere file', field, link)
    if (!link.startsWith('#')) continue
    const target = readLink(link, categories)
    const fault = faultOf(target)
    const category = 'category' in target ? target.category : ''
    const name = 'name' in target ? target.name : ''
    const page = `pages/${name}.md`
    if (fault)
      yield problem(fault, field, link, { category, page, example: categories[0] ?? 'search' })
  }
}

/** What an owner should fix in the own pages, `pages/*.md`. */
export function checkPages(folder: string, languages: readonly string[] = []) {
  const pages = readPages(folder, languages)
  const targetsOf = (part: 'links' | 'pictures') =>
    pages.flatMap((page) =>
      page[part].map(({ written, meant }) => ({ written, meant, place: placeIn(page, written) })),
    )
  const [links, pictures] = [targetsOf('links'), targetsOf('pictures')]
  return {
    problems: [
      ...pages.flatMap(({ file, faults }) =>
        // The build requires the same.
        faults.map((fault): Problem => ({ level: 'error', rule: 'page-invalid', file, ...fault })),
      ),
      ...[...links, ...pictures]
        .filter(({ meant }) => meant === undefined)
        .map(({ written, place }) => problemsAt(place)('page-target', undefined, written)),
    ],
    pictures: pictures.flatMap(({ meant, place }) =>
      meant === undefined ? [] : { ...place, path: meant, field: 'picture' },
    ),
    links: links.flatMap(({ meant, place }) => (meant === undefined ? [] : { place, link: meant })),
  }
}
