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
        {shortcuts(isSlashOn).map(({ does, keys }) => (
          <Fragment key={does}>
            <dt>{does}</dt>
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

interface Shortcut {
  readonly does: string
  /** Each does it. */
  readonly keys: readonly string[]
}

function shortcuts(isSlashOn: boolean): readonly Shortcut[] {
  const modifier = isApple() ? '⌘' : 'Ctrl'
  return [
    { does: 'Search', keys: [`${modifier} K`, ...(isSlashOn ? ['/'] : [])] },
    { does: 'Undo a removal', keys: [`${modifier} Z`] },
    { does: 'Full size: turn or move', keys: ['←', '→', '↑', '↓'] },
    { does: 'Full size: zoom', keys: ['+', '−', '0'] },
    { does: 'Close', keys: ['Esc'] },
  ]
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
