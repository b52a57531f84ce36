import { useEffect, useState, type ComponentType } from 'react'
import type { lateCode } from '#src/code/late-code.ts'

interface LateComponentProps<Props> {
  /** Loads the component. */
  readonly code: ReturnType<typeof lateCode<ComponentType<Props>>>
  /** Undefined while nothing is to be shown; the code loads nevertheless. */
  readonly props: Props | undefined
}

/** A component whose code loads after the first page. Not React's `lazy`, which would show it up to 300 ms late. */
export function LateComponent<Props extends object>({ code, props }: LateComponentProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  useEffect(
    () =>
      code((Loaded) => {
        setComponent(() => Loaded)
        return () => setComponent(undefined)
      }),
    [code],
  )
  return Component && props && <Component {...props} />
}
