import * as m from '#src/messages/messages.gen.ts'
import { Button } from './button.tsx'
import { focusKey } from './focus-keys.ts'
import * as styles from './error-message.module.css'

interface ErrorMessageProps {
  readonly text?: string
  readonly onReload?: () => unknown
}

/** Says that something failed, announced at once by screen readers, and may offer to try again. */
export function ErrorMessage({ text = m.errorMessage, onReload }: ErrorMessageProps) {
  return (
    <div className={styles.error}>
      <p role="alert" className="strong">
        {text}
      </p>
      {onReload && (
        <Button variant="secondary" {...focusKey('reload', text)} onClick={() => void onReload()}>
          {m.errorReload}
        </Button>
      )}
    </div>
  )
}
