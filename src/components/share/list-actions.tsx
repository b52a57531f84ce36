import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'
import { writeSharedLists, type SharedLists } from '#src/domain/sharing/shared-lists.ts'
import * as m from '#src/messages/messages.gen.ts'
import { showToastAtom } from '#src/state/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import { ShareButton } from './share-button.tsx'

/** Shares the visitor's cart or favourites, as a link or on paper. */
export function ListActions({ lists }: { readonly lists: SharedLists }) {
  const router = useRouter()
  const showToast = useSetAtom(showToastAtom)
  const addressOfLists = async () => {
    try {
      const search = await writeSharedLists(lists)
      return router.buildLocation({ to: '/shared', search }).href
    } catch (error) {
      if (!(error instanceof SharedListError)) throw error
      showToast(error.message)
      return undefined
    }
  }
  return (
    <div className="flush not-printed">
      <ShareButton addressOf={addressOfLists} />
      <Button variant="text" onClick={() => window.print()}>
        {m.sharePrint}
      </Button>
    </div>
  )
}
