/** A `BroadcastChannel` without other tabs. */
export class StandInChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  postMessage(_message: unknown): void {
    // Nobody hears it.
  }
  close(): void {
    this.onmessage = undefined
  }
}
