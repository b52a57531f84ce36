import { useEffect, useState } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import { whenIdle } from '#src/ui/when-idle.ts'
import type { ListTools } from './list-tools.ts'

/** Kept, so that the next list has them in its first render. */
let loadedTools: ListTools | undefined

/** `now` for a list that cannot be shown without the tools, `idle` for one that can. */
export type WhenNeeded = 'now' | 'idle' | 'never'

/**
 * The code for filters and groups, once it has loaded.
 *
 * @throws {CodeError} while rendering, when code that is needed now fails to load
 */
export function useListTools(when: WhenNeeded): ListTools | undefined {
  const [tools, setTools] = useState(loadedTools)
  const [failure, setFailure] = useState<Error>()

  useEffect(() => {
    if (tools || when === 'never') return
    let isLeft = false
    const load = () =>
      void loadCode('filters', () => import('./list-tools.ts')).then(
        ({ listTools }) => {
          loadedTools = listTools
          if (!isLeft) setTools(listTools)
        },
        // A list that is shown works without the tools.
        (error: unknown) => {
          if (!isLeft && when === 'now' && error instanceof Error) setFailure(error)
        },
      )
    const cancel = when === 'idle' ? whenIdle(load) : undefined
    if (!cancel) load()
    return () => {
      isLeft = true
      cancel?.()
    }
  }, [tools, when])

  if (failure !== undefined) throw failure
  return tools
}
