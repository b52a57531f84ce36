import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { slugsText } from '#src/domain/address/slug-list.ts'
import { comparisonAtom } from '#src/state/comparison.ts'

/**
 * Whether an address shows the visitor's own comparison, and the ids that it should have once that has changed: by a
 * press on this page, by Undo, or in another tab. An address without ids means the visitor's own comparison; one with
 * other products never changes by itself.
 */
export function useFollowedIds(ids: readonly string[]) {
  const own = useAtomValue(comparisonAtom).map(({ itemId }) => itemId)
  const [followed, setFollowed] = useState('')
  const [ownText, text] = [slugsText(own), slugsText(ids)]
  const isOwn = text === '' || text === followed
  if (!isOwn && followed !== ownText) setFollowed(ownText)
  return { isOwn, newIds: isOwn && text !== ownText ? own : undefined }
}
