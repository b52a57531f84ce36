/** What a shopper can do with a tab, whatever browser it is in; points are in pixels of the window. */
export interface Tab {
  readonly goTo: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** The value of a JavaScript expression in the page, as JSON can say it. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly click: (point: Point) => Promise<void>
  /** Holds the mouse down while it moves from one point to another. */
  readonly drag: (from: Point, to: Point) => Promise<void>
  readonly turnWheel: (point: Point, deltaY: number) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Engine {
  /** A tab without any kept state. The scripts are run in every page that it loads. */
  readonly openTab: (scripts: readonly string[]) => Promise<Tab>
  readonly close: () => Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type Key = 'Tab' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'n'
