import { useRouter } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { fullAddress } from '#src/components/page/full-address.ts'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { slugOf } from '#src/domain/text/slugs.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { readSharedFile, sharedFileText } from '#src/domain/sharing/shared-file.ts'
import { SharedListError } from '#src/domain/sharing/shared-list-error.ts'
import { writeSharedLists, type SharedLists } from '#src/domain/sharing/shared-lists.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { ShareDialog } from './share-dialog.tsx'
import * as styles from './list-actions.module.css'

interface ListActionsProps {
  readonly lists: SharedLists
  readonly name: 'cart' | 'favourites'
}

/** Shares the visitor's cart or favourites as a link, on paper, or as a file, which is opened here too. */
export function ListActions({ lists, name }: ListActionsProps) {
  const router = useRouter()
  const returnState = useReturnState()
  const menuId = useId()
  const openerRef = useRef<HTMLButtonElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [sharedUrl, setSharedUrl] = useState<string>()

  const attempt = (action: () => Promise<void> | void) => async () => {
    setProblem('')
    try {
      await action()
    } catch (error) {
      setProblem(error instanceof SharedListError ? error.message : m.shareFailed)
    }
  }
  const share = attempt(async () => {
    const search = await writeSharedLists(lists)
    const { href } = router.buildLocation({ to: '/shared', search })
    setSharedUrl(fullAddress(router.history.createHref(href)))
  })
  const file = `${slugOf(SETTINGS.name)}-${name}.json`
  const save = attempt(() => saveFile(file, sharedFileText(lists), 'application/json'))
  const openFile = (file: File) =>
    attempt(async () => {
      const search = await writeSharedLists(await readSharedFile(file))
      await router.navigate({ to: '/shared', search, state: returnState() })
    })()

  const isEmpty = lists.cart.length + lists.favourites.length === 0
  const choose = () => inputRef.current?.click()
  return (
    <div className={classNames(styles.actions, 'not-printed')}>
      {isEmpty ? (
        <Button variant="text" onClick={choose}>
          {m.shareOpenSaved}
        </Button>
      ) : (
        <>
          <Button ref={openerRef} variant="text" popoverTarget={menuId}>
            {m.shareSaveAndShare}
          </Button>
          <div
            id={menuId}
            popover="auto"
            className={styles.menu}
            // Where the focus returns to when a dialog closes.
            onClickCapture={() => openerRef.current?.focus()}
          >
            <MenuItem menuId={menuId} label={m.shareShare} onClick={() => void share()} />
            <MenuItem menuId={menuId} label={m.shareSaveAsFile} onClick={() => void save()} />
            <MenuItem menuId={menuId} label={m.sharePrint} onClick={() => window.print()} />
            <MenuItem menuId={menuId} label={m.shareOpenFile} onClick={choose} />
          </div>
        </>
      )}
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        aria-label={m.shareFile}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void openFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {problem && <ErrorMessage text={problem} />}
      {sharedUrl !== undefined && (
        <ShareDialog
          title={name === 'cart' ? m.shareCart : m.shareFavourites}
          url={sharedUrl}
          onClose={() => setSharedUrl(undefined)}
        />
      )}
    </div>
  )
}

interface MenuItemProps {
  readonly menuId: string
  readonly label: string
  readonly onClick: () => void
}

function MenuItem({ menuId, label, onClick }: MenuItemProps) {
  return (
    <button
      type="button"
      className={styles.action}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      {label}
    </button>
  )
}
