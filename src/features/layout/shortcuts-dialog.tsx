import { useAtom } from 'jotai'
import { Fragment, useId, useRef } from 'react'
import { slashShortcutAtom } from '#src/state/slash-shortcut.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SwitchField } from '#src/ui/switch-field.tsx'
import * as styles from './shortcuts-dialog.module.css'

interface ShortcutsDialogProps {
  readonly onClose: () => void
}

/** All keys of the shop, beyond those that every page has. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const [isSlashOn, setIsSlashOn] = useAtom(slashShortcutAtom)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  return (
    <Dialog ref={dialogRef} shape="card" aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            Keyboard shortcuts
          </h2>
          <IconButton icon="close" label="Close" onClick={() => dialogRef.current?.close()} />
        </div>
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
      </div>
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
