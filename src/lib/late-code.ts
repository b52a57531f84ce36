import { loadCode } from './load-code.ts'

type Stop = () => void

/**
 * Code that loads when it is first asked for, so that a first visit does not wait for it. For what the shop works
 * without: if the code fails to load, only `onFailure` is called, and the next call tries again.
 *
 * @param part the name of the code, as for `loadCode`
 * @returns a function that runs something with the code: at once, when it has loaded before. It returns a function that
 * stops what was run, unless there is nothing to stop.
 */
export function lateCode<Code>(
  part: string,
  load: () => Promise<Code>,
): (run: (code: Code) => Stop | undefined, onFailure?: () => void) => Stop | undefined {
  let loaded: Code | undefined
  return (run, onFailure) => {
    if (loaded) return run(loaded)
    let stop: Stop | undefined
    let isLeft = false
    void loadCode(part, load).then(
      (code) => {
        loaded = code
        if (!isLeft) stop = run(code)
      },
      () => {
        if (!isLeft) onFailure?.()
      },
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }
}
