import { readSharedFile, sharedFileText } from '#src/domain/sharing/shared-file.ts'
import { writeSharedLists } from '#src/domain/sharing/shared-lists.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { fullAddress } from '#src/components/page/full-address.ts'
import { ShareDialog } from './share-dialog.tsx'
import { sharePage } from './share-page.tsx'

/** What sharing needs. Loaded late: shortly before the first press that asks for it. */
export const shareTools = {
  fullAddress,
  readSharedFile,
  saveFile,
  ShareDialog,
  sharedFileText,
  sharePage,
  writeSharedLists,
}
