import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { ButtonLink } from '#src/components/page/button-link.tsx'
import * as empty from '#src/components/page/empty-state.module.css'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { sharedListsQuery } from '#src/data/shared-lists-query.ts'
import { useHydratedQuery } from '#src/data/use-hydrated-query.ts'
import type { SharedSearch } from '#src/domain/address/shared-search.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { SharedPreview } from './shared-preview.tsx'

/** Shows the lists of a link or file before the visitor takes them over. Changes nothing by itself. */
export function SharedPage({ search }: { readonly search: SharedSearch }) {
  const { lists, problem } = useHydratedQuery(sharedListsQuery(search)).data ?? {}
  const { data: catalogue, isError, refetch } = useHydratedQuery(catalogueQuery())
  return (
    <>
      <Breadcrumb current="Shared list" />
      <PageHeading className="title">Shared list</PageHeading>
      {problem !== undefined && (
        <div className={empty.empty}>
          <Icon name="search" />
          <h2 role="alert">{problem}</h2>
          <p>Your own lists are as they were.</p>
          <ButtonLink to="/" variant="primary">
            Go to the store
          </ButtonLink>
        </div>
      )}
      {problem === undefined && isError && <ErrorMessage onReload={refetch} />}
      {problem === undefined && !isError && !(lists && catalogue) && (
        <Loader>
          <ListSkeleton of="lines" />
        </Loader>
      )}
      {lists && catalogue && <SharedPreview lists={lists} catalogue={catalogue} />}
    </>
  )
}
