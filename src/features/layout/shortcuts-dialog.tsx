import { useAtom } from 'jotai'
import { Fragment } from 'react'
import { slashShortcutAtom } from '#src/state/choices.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { SwitchField } from '#src/ui/switch-field.tsx'
import * as styles from './shortcuts-dialog.module.css'

interface ShortcutsDialogProps {
  readonly onClose: () => void
}

/** All keys of the shop, beyond those that every page has. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const [isSlashOn, setIsSlashOn] = useAtom(slashShortcutAtom)
  return (
    <Dialog shape="card" title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {shortcuts(isSlashOn).map(({ action, keys }) => (
          <Fragment key={action}>
            <dt>{action}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <SwitchField label="Search with / alone" isOn={isSlashOn} onChange={setIsSlashOn} />
    </Dialog>
  )
}

/** What each key does; any one of several keys is enough. */
function shortcuts(isSlashOn: boolean) {
  const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return [
    { action: 'Search', keys: [`${modifier} K`, ...(isSlashOn ? ['/'] : [])] },
    { action: 'Undo a removal', keys: [`${modifier} Z`] },
    { action: 'Full size: turn or move', keys: ['←', '→', '↑', '↓'] },
    { action: 'Full size: zoom', keys: ['+', '−', '0'] },
    { action: 'Close', keys: ['Esc'] },
  ]
}
