import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useState, type ReactNode } from 'react'
import { lateCode } from '#src/code/late-code.ts'
import { showMessageAtom } from '#src/state/message.ts'
import { Button } from '#src/ui/button.tsx'
import { MISSING_CODE } from '#src/components/page/missing-code.ts'

const withTools = lateCode('sharing', () => import('./share-tools.tsx'))

const stop = () => undefined

/** Loads the code before the press: browsers copy only for a moment after it. */
const prepare = () => void withTools(() => stop)

/** Shares the address of the page: by the system's sheet, else by copying it, else by showing it. */
export function ShareButton() {
  const router = useRouter()
  const store = useStore()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const share = () =>
    withTools(
      ({ shareTools }) => {
        void shareTools.sharePage(router, store, setDialog)
        return stop
      },
      () => store.set(showMessageAtom, MISSING_CODE),
    )
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void share()}
      >
        Share
      </Button>
      {dialog}
    </>
  )
}
