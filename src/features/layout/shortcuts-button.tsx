import { useState, type ComponentType } from 'react'
import { lateCode } from '#src/code/late-code.ts'
import styles from './footer.module.css'
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx'

const withDialog = lateCode('keyboard shortcuts', () => import('./shortcuts-dialog.tsx'))

/** A button of the footer that shows all keys of the shop. */
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
        className={styles.tool}
        onClick={() => void show()}
      >
        <span className={styles.circle}>?</span>
      </button>
      {ShortcutsDialog && <ShortcutsDialog onClose={() => setShortcutsDialog(undefined)} />}
    </>
  )
}
