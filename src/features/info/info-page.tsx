import { useQuery } from '@tanstack/react-query'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { pageQuery } from '#src/data/page-query.ts'
import type { PageSettings } from '#src/domain/settings/read-settings.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { PageBody } from './page-body.tsx'
import * as styles from './info-page.module.css'

/** A page of the owner's own. */
export function InfoPage({ name, title }: PageSettings) {
  const { data, isError, refetch } = useQuery(pageQuery(name))
  return (
    <>
      <Breadcrumb current={title} />
      <PageHeading className={styles.title}>{title}</PageHeading>
      {isError && <ErrorMessage text="Something went wrong!" onReload={() => void refetch()} />}
      {!isError && !data && <Loader />}
      {data && <PageBody nodes={data.body} />}
    </>
  )
}
