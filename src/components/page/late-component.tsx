import { useSetAtom } from 'jotai'
import {
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { lateCode } from '#src/lib/late-code.ts'
import { showMessageAtom } from '#src/state/messages.ts'

interface LateProps {
  /** Called when the code fails to load. The next time that the component is drawn, it is tried again. */
  readonly onMissing?: () => void
  /** Shown while the code loads, and if that fails. */
  readonly meanwhile?: ReactNode
}

/**
 * A component whose code loads when it is first drawn; after that, it is in the first paint of each page. Not React's
 * `lazy`, which would show it up to 300 ms late.
 *
 * If the code fails to load, because the network failed or a new version of the shop has replaced it, a message says
 * so. The page does not reload by itself: the visitor may have begun something on it.
 *
 * @param part the name of the code, as for `loadCode`
 */
export function lateComponent<Props extends object>(
  part: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const withCode = lateCode(part, load)
  return function LateComponent(props: Props & LateProps) {
    const [Component, setComponent] = useState<ComponentType<Props>>()
    const showMessage = useSetAtom(showMessageAtom)
    const fail = useEffectEvent(() => {
      showMessage('Part of this page could not be loaded. Please reload it.')
      props.onMissing?.()
    })
    useLayoutEffect(
      () =>
        withCode(
          (Loaded) => {
            setComponent(() => Loaded)
            return () => setComponent(undefined)
          },
          () => fail(),
        ),
      [],
    )
    return Component ? <Component {...props} /> : props.meanwhile
  }
}
