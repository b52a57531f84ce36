import { useSetAtom } from 'jotai'
import { useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import { loadCode } from '#src/lib/load-code.ts'
import * as m from '#src/messages/messages.gen.ts'
import { showToastAtom } from '#src/state/toasts.ts'

interface LazyOptions<Props> {
  /** The name of the code, as for `loadCode`. */
  readonly part: string
  readonly load: () => Promise<ComponentType<Props>>
  /** Whether code that fails to load goes without a message. */
  readonly isOptional?: boolean
}

interface LazyProps {
  /** Called when the code fails to load. The next time that the component is drawn, it is tried again. */
  readonly onMissing?: () => void
}

/** A component whose code loads when it is first drawn. Not React's `lazy`, which would show it up to 300 ms late. */
export function lazyComponent<Props extends object>({
  part,
  load,
  isOptional = false,
}: LazyOptions<Props>) {
  let loaded: ComponentType<Props> | undefined
  return function LazyComponent(props: Props & LazyProps) {
    const [Component, setComponent] = useState(() => loaded)
    const showToast = useSetAtom(showToastAtom)
    const fail = useEffectEvent(() => {
      if (!isOptional) showToast(m.pagePartMissing)
      props.onMissing?.()
    })
    useLayoutEffect(() => {
      if (loaded) return undefined
      let isLeft = false
      void loadCode(part, load).then(
        (code) => {
          loaded = code
          if (!isLeft) setComponent(() => code)
        },
        () => {
          if (!isLeft) fail()
        },
      )
      return () => {
        isLeft = true
      }
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
