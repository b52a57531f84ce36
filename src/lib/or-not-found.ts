import { notFound } from '@tanstack/react-router'

/** For pages that only some shops have. Drawn by the root, as the build has drawn the template of a missing page. */
export function orNotFound(settings: unknown): void {
  if (!settings) throw notFound({ routeId: '__root__' })
}
