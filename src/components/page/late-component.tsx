import { useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import type { lateCode } from '#src/code/late-code.ts'

interface LateComponentProps {
  /** Loads the component. */
  readonly code: ReturnType<typeof lateCode<ComponentType>>
  /** Called when that fails. */
  readonly onFailure?: () => void
}

/**
 * A component whose code loads after the first page; once it has, it is in the first paint of each page. Not React's
 * `lazy`, which would show it up to 300 ms late.
 */
export function LateComponent({ code, onFailure }: LateComponentProps) {
  const [Component, setComponent] = useState<ComponentType>()
  const fail = useEffectEvent(() => onFailure?.())
  useLayoutEffect(
    () =>
      code(
        (Loaded) => {
          setComponent(() => Loaded)
          return () => setComponent(undefined)
        },
        () => fail(),
      ),
    [code],
  )
  return Component && <Component />
}
