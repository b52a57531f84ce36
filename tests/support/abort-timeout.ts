/**
 * Replaces `AbortSignal.timeout`, which ignores fake timers, by one that counts with the `setTimeout` in force when it
 * is called.
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
