import * as z from 'zod/mini'
import type { Author, Moment } from './changes.ts'

const messageSchema = z.object({
  key: z.string(),
  /** Changes. They have the name that the first release gave them. */
  facts: z.optional(z.array(z.unknown())),
})

/** What a tab tells the others about the list under a key. */
export interface Message {
  readonly key: string
  /** Changes (`changes.ts`). Without them, the message asks the others what they know. */
  readonly facts?: readonly unknown[] | undefined
}

/** A list that this tab keeps in step with the others. */
interface Member {
  readonly begin: () => void
  readonly hear: (message: Message) => void
}

const CHANNEL = 'gadgetry.kept'

const members = new Map<string, Member>()
let channel: BroadcastChannel | undefined
let opened = begun()
let latest = 0

/** This tab. A page that returns from the back/forward cache counts as a new one: it has heard nothing meanwhile. */
export const author: Author = {
  get opened() {
    return opened
  },
  next: () => {
    latest = Math.max(latest + 1, Date.now())
    return { time: latest, tab: opened.tab }
  },
}

/** Makes the next moment later than this time, even if the clock has been set back. */
export function noteTime(time: number): void {
  latest = Math.max(latest, time)
}

/** Whether other tabs can hear this one. */
export function canTell(): boolean {
  return channel !== undefined
}

/** Tells all other tabs. */
export function tell(message: Message): void {
  channel?.postMessage(message)
}

/** Begins to keep the list under a key in step with other tabs. */
export function join(key: string, member: Member): void {
  if (members.size === 0 && typeof window !== 'undefined') {
    connect()
    window.addEventListener('pagehide', () => {
      channel?.close()
      channel = undefined
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) beginAgain()
    })
  }
  members.set(key, member)
  member.begin()
}

function beginAgain(): void {
  opened = begun()
  connect()
  for (const { begin } of members.values()) begin()
}

function connect(): void {
  try {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      const message = messageSchema.safeParse(data).data
      if (message) members.get(message.key)?.hear(message)
    }
  } catch {
    // The browser refuses it, as it does storage, or is too old: storage events tell of other tabs.
  }
}

function begun(): Moment {
  return { time: -Date.now(), tab: Math.random() }
}
