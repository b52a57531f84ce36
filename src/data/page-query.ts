import { queryOptions } from '@tanstack/react-query'
import { pageContentSchema } from '#src/domain/pages/page-content.ts'
import { CatalogueFileError, fetchJson } from './fetch-json.ts'

export function pageQuery(name: string) {
  const path = `api/pages/${name}.json`
  return queryOptions({
    queryKey: ['page', name],
    queryFn: async () => {
      const { data, error } = pageContentSchema.safeParse(await fetchJson(path))
      if (error) throw new CatalogueFileError(path, 'is no page', { cause: error })
      return data
    },
  })
}
