/** What the journeys need of a browser tab: a page of Puppeteer has it, and `webkit.ts` makes one. */
export interface Tab {
  readonly goto: (address: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  /** The value of a JavaScript expression in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly setViewport: (size: Size) => Promise<void>
  readonly mouse: {
    readonly move: (x: number, y: number) => Promise<void>
    readonly down: () => Promise<void>
    readonly up: () => Promise<void>
    readonly wheel: (turn: { readonly deltaY: number }) => Promise<void>
  }
  readonly keyboard: { readonly press: (key: Key) => Promise<void> }
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type Key = 'Tab' | 'Escape' | 'Enter'

export interface OpenTab {
  readonly tab: Tab
  readonly close: () => Promise<void>
}
