import { notFound } from '@tanstack/react-router'

/** For pages that only some shops have. Drawn by the root, as the build has drawn the template of a missing page. */
export function notFoundUnless(hasPage: boolean): void {
  if (!hasPage) throw notFound({ routeId: '__root__' })
}
