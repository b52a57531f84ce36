import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fullAddress } from '#src/ui/share-link.ts'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'
import { writeSharedLists, type SharedLists } from '#src/domain/sharing/shared-lists.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { ShareDialog } from './share-dialog.tsx'
import * as styles from './list-actions.module.css'

interface ListActionsProps {
  readonly lists: SharedLists
  /** The title of the dialog that shows the link. */
  readonly title: string
}

/** Shares the visitor's cart or favourites, as a link or on paper. */
export function ListActions({ lists, title }: ListActionsProps) {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [sharedUrl, setSharedUrl] = useState<string>()

  const share = async () => {
    setProblem(undefined)
    try {
      const search = await writeSharedLists(lists)
      const { href } = router.buildLocation({ to: '/shared', search })
      setSharedUrl(fullAddress(router.history.createHref(href)))
    } catch (error) {
      if (!(error instanceof SharedListError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <div className={classNames(styles.actions, 'not-printed')}>
      <Button variant="text" onClick={() => void share()}>
        {m.shareShare}
      </Button>
      <Button variant="text" onClick={() => window.print()}>
        {m.sharePrint}
      </Button>
      {problem !== undefined && <ErrorMessage text={problem} />}
      {sharedUrl !== undefined && (
        <ShareDialog title={title} url={sharedUrl} onClose={() => setSharedUrl(undefined)} />
      )}
    </div>
  )
}
