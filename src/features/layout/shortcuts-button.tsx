import { useState } from 'react'
import { lateComponent } from '#src/components/page/late-component.tsx'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './footer.module.css'

const ShortcutsDialog = lateComponent(
  'keyboard shortcuts',
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
)

/** A button of the footer that shows all keys of the shop. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        aria-haspopup="dialog"
        className={classNames(styles.tool, 'quiet')}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.circle}>?</span>
      </button>
      {isOpen && <ShortcutsDialog onClose={close} onMissing={close} />}
    </>
  )
}
