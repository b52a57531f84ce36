import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type ReactNode } from 'react'
import { CodeError, loadCode } from '#src/code/load-code.ts'
import type { SharedLists } from '#src/domain/sharing/shared-lists.ts'
import { Button } from '#src/ui/button.tsx'
import type { shareTools } from './share-tools.tsx'
import { MISSING_CODE } from '#src/components/page/missing-code.ts'
import { useReturnState } from '#src/components/page/use-return-state.ts'
import styles from './list-actions.module.css'

interface ListActionsProps {
  /** The visitor's list, and an empty one. */
  readonly lists: SharedLists
  /** The list's name, for the dialog's title and the file's name. */
  readonly name: 'cart' | 'favourites'
}

/** Shares the visitor's cart or favourites as a link, or as a file, which is opened here too. */
export function ListActions({ lists, name }: ListActionsProps) {
  const router = useRouter()
  const returnState = useReturnState()
  const inputRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [dialog, setDialog] = useState<ReactNode>(null)

  const attempt = async (action: (tools: typeof shareTools) => Promise<void> | void) => {
    setProblem('')
    try {
      const { shareTools } = await loadCode('sharing', () => import('./share-tools.tsx'))
      await action(shareTools)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const share = () =>
    attempt(async ({ writeSharedLists, fullAddress, ShareDialog }) => {
      const search = await writeSharedLists(lists)
      const { href } = router.buildLocation({ to: '/shared', search })
      setDialog(
        <ShareDialog
          what={`your ${name}`}
          url={fullAddress(router.history.createHref(href))}
          onClose={() => setDialog(null)}
        />,
      )
    })
  const save = () =>
    attempt(({ sharedFileText, saveFile }) =>
      saveFile(`gadgetry-${name}.json`, sharedFileText(lists)),
    )
  const openFile = (file: File) =>
    attempt(async ({ readSharedFile, writeSharedLists }) => {
      const search = await writeSharedLists(await readSharedFile(file))
      await router.navigate({ to: '/shared', search, state: returnState() })
    })

  const isEmpty = lists.cart.length + lists.favourites.length === 0
  return (
    <div className={styles.actions}>
      {!isEmpty && (
        <>
          <Button variant="secondary" className={styles.action} onClick={() => void share()}>
            Share
          </Button>
          <Button variant="secondary" className={styles.action} onClick={() => void save()}>
            Save as file
          </Button>
        </>
      )}
      <Button
        variant="secondary"
        className={styles.action}
        onClick={() => inputRef.current?.click()}
      >
        Open file
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        aria-label="File with a saved list"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void openFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {dialog}
    </div>
  )
}

function problemOf(error: unknown): string {
  if (error instanceof CodeError) return MISSING_CODE
  // By its name: the class belongs to code that has not loaded yet.
  if (error instanceof Error && error.name === 'SharedListError') return error.message
  return 'That failed. Please try again.'
}
