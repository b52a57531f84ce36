import type { Problem } from '#tools/owner/problem.ts'
import { readPages } from '#tools/build/pages/read-pages.ts'
import { placeIn, problemsAt } from './problems.ts'

/** What an owner should fix in the own pages, `pages/*.md`. */
export function checkPages(folder: string) {
  const pages = readPages(folder)
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
