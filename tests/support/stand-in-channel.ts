/** A `BroadcastChannel` without other tabs. */
export class StandInChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  readonly sent: unknown[] = []
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  close(): void {
    this.onmessage = undefined
  }
}
