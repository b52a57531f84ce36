import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/components/page/not-found-page.tsx'
import { catalogueQuery, firstViewQuery } from '#src/data/catalogue-query.ts'
import { FIRST_VIEWS } from '#src/domain/settings/first-views.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { InfoPage } from '#src/features/info/info-page.tsx'
import { notFoundUnless } from '#src/components/page/not-found-unless.ts'

export const Route = createFileRoute('/info/$name')({
  beforeLoad: () => notFoundUnless(SETTINGS.pages.length > 0),
  loader: ({ context }) =>
    void (FIRST_VIEWS ? context.warm(firstViewQuery('home')) : context.warm(catalogueQuery())),
  component: InfoRoute,
})

function InfoRoute() {
  const { name } = Route.useParams()
  const page = SETTINGS.pages.find((each) => each.name === name)
  return page ? <InfoPage key={name} {...page} /> : <NotFoundPage />
}
