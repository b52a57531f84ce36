import { vi } from 'vitest'
import { openTab, StandInStorage, standInForWindow } from './open-tab.ts'
import { StandInChannel } from './stand-in-channel.ts'

export type Page = Awaited<ReturnType<typeof openTab>>

interface Write {
  readonly number: number
  readonly key: string
  readonly oldValue: string | null
  readonly newValue: string
}

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis

/**
 * Tabs of one browser, as Chromium runs them: each reads its own copy of the storage, and every write and every message
 * reaches the others later, in the order in which it was sent. Writes and messages take different ways, so a message
 * may come before or after the text that it tells of.
 */
export class BrowserTabs {
  readonly texts = new Map<string, string>()
  readonly tabs: BrowserTab[] = []
  private writes = 0
  private time = 1_700_000_000_000

  static async open(count = 2): Promise<BrowserTabs> {
    const browser = new BrowserTabs()
    // Several readings of the clock are in one millisecond.
    vi.spyOn(Date, 'now').mockImplementation(() => Math.floor((browser.time += 0.4)))
    while (browser.tabs.length < count) await browser.openTab()
    return browser
  }

  async openTab(): Promise<BrowserTab> {
    const tab = new BrowserTab(this)
    this.tabs.push(tab)
    await tab.load()
    return tab
  }

  /** Closes a tab; what it has written and sent still arrives. */
  close(tab: BrowserTab): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1)
  }

  /** Keeps a string, and returns the number of the write. */
  write(by: BrowserTab, key: string, newValue: string): number {
    const oldValue = this.texts.get(key) ?? null
    this.texts.set(key, newValue)
    const write = { number: ++this.writes, key, oldValue, newValue }
    for (const tab of this.tabs) if (tab !== by) tab.writes.push(write)
    return write.number
  }

  /** The value that the storage holds under a key, parsed from JSON. */
  json(key: string): unknown {
    return JSON.parse(this.texts.get(key) ?? 'null')
  }

  send(by: BrowserTab, message: unknown): void {
    for (const tab of this.tabs) if (tab !== by) tab.messages.push(structuredClone(message))
  }

  /** Lets time pass: all tabs but frozen ones receive everything, and their timers run. */
  settle(): void {
    const awake = this.tabs.filter(({ isFrozen }) => !isFrozen)
    do {
      while (awake.some((tab) => tab.receiveMessage() || tab.receiveWrite()));
    } while (awake.some((tab) => tab.runTimer()))
  }
}

export class BrowserTab {
  isFrozen = false
  /** What has not arrived yet. */
  readonly writes: Write[] = []
  readonly messages: unknown[] = []
  private readonly browser: BrowserTabs
  private storage = new StandInStorage()
  private ownWrites = new Map<string, number>()
  private channels: StandInChannel[] = []
  private timers = new Map<number, () => void>()
  private lastTimer = 0
  private window = new EventTarget()
  private page: Page | undefined

  constructor(browser: BrowserTabs) {
    this.browser = browser
  }

  /** Opens the shop; nothing that was sent before arrives. */
  async load(): Promise<void> {
    this.writes.length = 0
    this.messages.length = 0
    this.ownWrites = new Map()
    this.timers = new Map()
    this.storage = new StandInStorage()
    for (const [key, text] of this.browser.texts) this.storage.texts.set(key, text)
    this.storage.setItem = (key, text) => {
      if (this.storage.texts.get(key) === text) return
      this.storage.texts.set(key, text)
      this.ownWrites.set(key, this.browser.write(this, key, text))
    }
    this.window = standInForWindow(this.storage)
    const channels: StandInChannel[] = []
    this.channels = channels
    const send = (message: unknown) => this.browser.send(this, message)
    vi.stubGlobal(
      'BroadcastChannel',
      class extends StandInChannel {
        constructor() {
          super()
          channels.push(this)
        }
        override postMessage(message: unknown) {
          send(message)
        }
      },
    )
    this.page = await openTab()
  }

  /** Acts on this tab's page or reads from it, before the tab receives anything else. */
  do<Result>(action: (page: Page) => Result): Result {
    const { page } = this
    if (!page) throw new Error('The tab has not been loaded')
    return this.run(() => action(page))
  }

  /** Receives the oldest write of another tab, with its storage event; false if there was none. */
  receiveWrite(): boolean {
    const write = this.writes.shift()
    if (!write) return false
    const { number, key, oldValue, newValue } = write
    // A later write of this tab has replaced this one.
    if (number > (this.ownWrites.get(key) ?? 0)) this.storage.texts.set(key, newValue)
    const event = Object.assign(new Event('storage'), { key, oldValue, newValue })
    this.run(() => this.window.dispatchEvent(event))
    return true
  }

  /** Receives the oldest message of another tab; false if there was none. */
  receiveMessage(): boolean {
    if (this.messages.length === 0) return false
    const data = this.messages.shift()
    this.run(() => this.channels.forEach((channel) => channel.onmessage?.({ data })))
    return true
  }

  /** Runs the oldest timer; false if there was none. */
  runTimer(): boolean {
    const [first] = this.timers
    if (!first) return false
    const [timer, task] = first
    this.timers.delete(timer)
    this.run(task)
    return true
  }

  /** Whether everything has arrived. */
  get isIdle(): boolean {
    return this.writes.length + this.messages.length === 0
  }

  /** Runs code with this tab's `window` and timers in place of the global ones. */
  private run<Result>(code: () => Result): Result {
    vi.stubGlobal('window', this.window)
    vi.stubGlobal('setTimeout', (task: () => void) => {
      this.timers.set(++this.lastTimer, task)
      return this.lastTimer
    })
    vi.stubGlobal('clearTimeout', (timer: number) => this.timers.delete(timer))
    try {
      return code()
    } finally {
      vi.stubGlobal('setTimeout', realSetTimeout)
      vi.stubGlobal('clearTimeout', realClearTimeout)
    }
  }
}
