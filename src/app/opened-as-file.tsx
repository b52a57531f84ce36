import { PageHeading } from '#src/components/page/page-heading.tsx'
import * as styles from '#src/components/page/message-page.module.css'

/** Shown when `index.html` is opened from a disk (`file:`), where browsers load neither modules nor data. */
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
