import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { ListPending } from './list-pending.tsx'
import { FoundProducts } from './found-products.tsx'
import { SearchLayout } from './search-layout.tsx'
import styles from './search-page.module.css'

interface SearchPageProps {
  readonly search: CatalogueSearch
}

/** The products of all categories that a search finds. */
export function SearchPage({ search }: SearchPageProps) {
  const { data, isPending, isError, refetch } = useQuery(catalogueQuery())
  return (
    <SearchLayout query={search.q}>
      {isPending && <ListPending />}
      {isError && (
        <div className={styles.state}>
          <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />
        </div>
      )}
      {data && <FoundProducts catalogue={data} search={search} />}
    </SearchLayout>
  )
}
