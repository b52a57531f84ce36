/**
 * Stands in for `AbortSignal.timeout`, whose clock no test can move: this one counts with `setTimeout`, as it is when it
 * is called. Self-contained, so that a page of a browser test can be given it too.
 */
export function countTimeoutsByTimer(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => {
      controller.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    }, milliseconds)
    return controller.signal
  }
}
