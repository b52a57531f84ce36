/** A browser tab in any engine; points are in pixels of the window. */
export interface Tab {
  readonly goTo: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** The value of a JavaScript expression in the page, as JSON. */
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
  /** Opens a tab with empty storage. The scripts run in every page that it loads. */
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

export type Key = 'Tab' | 'Escape' | 'Enter'
