import { readSharedFile, sharedFileText } from '#src/domain/shared-file.ts'
import { writeSharedLists } from '#src/domain/shared-lists.ts'
import { ShareDialog } from './share-dialog.tsx'

/** What sharing needs. Loaded late: with the first press that asks for it. */
export const shareTools = { ShareDialog, writeSharedLists, sharedFileText, readSharedFile }
