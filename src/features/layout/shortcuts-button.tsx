import { useState, type ComponentType } from 'react'
import { lateCode } from '#src/code/late-code.ts'
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx'
import styles from './shortcuts-button.module.css'

const withDialog = lateCode('keyboard shortcuts', () => import('./shortcuts-dialog.tsx'))

/** Shows all keys of the shop. */
export function ShortcutsButton() {
  const [ShortcutsDialog, setShortcutsDialog] = useState<ComponentType<ShortcutsDialogProps>>()
  const show = () =>
    withDialog(({ ShortcutsDialog }) => {
      setShortcutsDialog(() => ShortcutsDialog)
      return undefined
    })
  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => void show()}
      >
        <span className={styles.circle}>?</span>
      </button>
      {ShortcutsDialog && <ShortcutsDialog onClose={() => setShortcutsDialog(undefined)} />}
    </>
  )
}
