import { useSetAtom } from 'jotai'
import { messageAtom } from '#src/state/message.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useTimeout } from '#src/ui/use-timeout.ts'
import styles from './message-notice.module.css'

/** How long a message is shown, in milliseconds. */
const MESSAGE_TIME = 6_000

interface MessageNoticeProps {
  readonly text: string
}

/** A short message without a button. */
export function MessageNotice({ text }: MessageNoticeProps) {
  const setMessage = useSetAtom(messageAtom)
  useTimeout({
    ms: MESSAGE_TIME,
    isRunning: true,
    startedBy: text,
    onElapsed: () => setMessage(undefined),
  })
  return (
    <Notice>
      <p className={styles.text}>{text}</p>
    </Notice>
  )
}
