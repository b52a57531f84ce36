import { vi } from 'vitest'
import { openTab, StandInStorage, standInForWindow } from './kept-state.ts'

const realSetTimeout = globalThis.setTimeout

interface Write {
  readonly by: KeptTab
  readonly key: string
  readonly oldValue: string | null
  readonly newValue: string
}

/**
 * Two tabs of one browser, as Chromium runs them: each reads its own copy of the storage, every write goes through
 * one queue to all tabs, and storage events wait in the tab's queue of tasks behind its earlier ones.
 */
export class KeptTabs {
  readonly texts = new Map<string, string>()
  readonly tabs = [new KeptTab(this), new KeptTab(this)] as const

  static async open(): Promise<KeptTabs> {
    const browser = new KeptTabs()
    for (const tab of browser.tabs) await tab.load()
    return browser
  }

  write(by: KeptTab, key: string, newValue: string): void {
    const oldValue = this.texts.get(key) ?? null
    this.texts.set(key, newValue)
    for (const tab of this.tabs) tab.send({ by, key, oldValue, newValue })
  }

  /** Delivers all writes and events, until both tabs are idle. */
  settle(): void {
    for (const tab of this.tabs) tab.catchUp()
    while (this.tabs.some((tab) => tab.runTask()));
  }
}

class KeptTab {
  private readonly browser: KeptTabs
  private copy = new StandInStorage()
  private window = new EventTarget()
  private page: Awaited<ReturnType<typeof openTab>> | undefined
  private tasks: (() => void)[] = []
  private arriving: Write[] = []
  private unconfirmed: Write[] = []
  private isBehind = false

  constructor(browser: KeptTabs) {
    this.browser = browser
  }

  /** Opens the shop; undelivered events of an earlier page are dropped. */
  async load(): Promise<void> {
    this.copy = new StandInStorage()
    for (const [key, text] of this.browser.texts) this.copy.texts.set(key, text)
    this.copy.setItem = (key, text) => {
      if (this.copy.texts.get(key) === text) return
      this.copy.texts.set(key, text)
      this.browser.write(this, key, text)
    }
    this.tasks = []
    this.window = standInForWindow(this.copy)
    this.page = await openTab()
  }

  /** Acts on this tab's page or reads from it, with this tab's `window` and task queue in place of the global ones. */
  do<Result>(act: (page: Awaited<ReturnType<typeof openTab>>) => Result): Result {
    if (!this.page) throw new Error('The tab has not been loaded')
    vi.stubGlobal('window', this.window)
    // A timer is a task at the end of the queue.
    vi.stubGlobal('setTimeout', (task: () => void) => this.tasks.push(task))
    try {
      return act(this.page)
    } finally {
      vi.stubGlobal('setTimeout', realSetTimeout)
    }
  }

  /** Holds the other tab's writes back from this tab's copy of the storage, until `catchUp`. */
  fallBehind(): void {
    this.isBehind = true
  }

  /** Receives all writes held back; their storage events wait in the queue of tasks. */
  catchUp(): void {
    this.isBehind = false
    for (const write of this.arriving.splice(0)) this.receive(write)
  }

  send(write: Write): void {
    if (write.by === this) this.unconfirmed.push(write)
    this.arriving.push(write)
    if (!this.isBehind) this.catchUp()
  }

  /** Runs the oldest task; false if none was waiting. */
  runTask(): boolean {
    const task = this.tasks.shift()
    if (task) this.do(task)
    return task !== undefined
  }

  get isIdle(): boolean {
    return this.tasks.length === 0
  }

  private receive({ by, key, oldValue, newValue }: Write): void {
    if (by === this) {
      this.unconfirmed.shift()
      return
    }
    // A later write of this tab, still in the queue, has replaced this one already.
    if (!this.unconfirmed.some((write) => write.key === key)) this.copy.texts.set(key, newValue)
    const event = Object.assign(new Event('storage'), { key, oldValue, newValue })
    this.tasks.push(() => this.window.dispatchEvent(event))
  }
}
