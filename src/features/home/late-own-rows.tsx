import { lateComponent } from '#src/components/page/late-component.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './home-page.module.css'

const { rows } = SETTINGS

const OwnRows = lateComponent('rows', async () => (await import('./own-rows.tsx')).OwnRows)

interface LateOwnRowsProps {
  readonly isPending: boolean
}

/** The rows of the shop's own settings. Their code loads after all else on the page; their height is reserved. */
export function LateOwnRows({ isPending }: LateOwnRowsProps) {
  if (rows.length === 0) return null
  return (
    <div className={styles.ownRows} style={{ '--rows': rows.length }}>
      {!isPending && <OwnRows />}
    </div>
  )
}
