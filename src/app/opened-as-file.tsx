import { PageHeading } from '#src/components/page-heading.tsx'
import styles from './message-page.module.css'

/** What `index.html` shows when it is opened from a disk: browsers load no modules and no data from there. */
export function OpenedAsFile() {
  return (
    <div className={styles.page}>
      <PageHeading documentTitle="Web server needed">This shop needs a web server</PageHeading>
      <p>
        Run <code>npm start</code> in the folder of the project, and open the address that it
        prints.
      </p>
    </div>
  )
}
