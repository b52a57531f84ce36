import * as z from 'zod/mini'
import type { Entry, Stamp } from './lww-map.ts'

/** How the content of an entry is sent and read. */
export interface ContentFormat<Content> {
  readonly schema: z.ZodMiniType<Content>
  /** Without it, the content itself is sent. */
  readonly form?: (content: Content) => unknown
}

/** A map that this tab keeps in step with the others. */
interface Member<Content> {
  /** The channel was opened, at first or again: what was sent before did not arrive. */
  readonly onOpen: () => void
  readonly onEntries: (entries: readonly Entry<Content>[]) => void
  /** Another tab has opened and asks what this one knows. */
  readonly onAsk: () => void
}

/** The name that the first release with a channel gave it, as those of the fields below. */
const CHANNEL = 'gadgetry.kept'

/** A message about the map under a key. Without `facts`, its entries, it asks the other tabs for theirs. */
const messageSchema = z.object({ key: z.string(), facts: z.optional(z.array(z.unknown())) })

type Message = z.infer<typeof messageSchema>

const members = new Map<string, { onOpen: () => void; onMessage: (message: Message) => void }>()
let channel: BroadcastChannel | undefined
let latest = 0

/** This tab. A page that returns from the back/forward cache is a new replica: it has heard nothing meanwhile. */
export const replica = {
  opened: openedNow(),
  now: (): Stamp => {
    latest = Math.max(latest + 1, Date.now())
    return { isStored: false, time: latest, tab: replica.opened.tab }
  },
}

export function canBroadcast(): boolean {
  return channel !== undefined
}

/** Joins the map under a key to the channel of all tabs. Returns a function that sends entries to the others. */
export function joinTabChannel<Content>(
  key: string,
  { schema, form = (content) => content }: ContentFormat<Content>,
  { onOpen, onEntries, onAsk }: Member<Content>,
): (entries: Iterable<Entry<Content>>) => void {
  const entrySchema = entrySchemaOf(schema)
  const send = (message: Message) => channel?.postMessage(message)
  const member = {
    onOpen: () => {
      onOpen()
      send({ key })
    },
    onMessage: ({ facts }: Message) => {
      if (!facts) {
        onAsk()
        return
      }
      const entries = facts.flatMap((fact) => entrySchema.safeParse(fact).data ?? [])
      // Even if the clock has been set back.
      for (const { isStored, time } of entries) if (!isStored) latest = Math.max(latest, time)
      onEntries(entries)
    },
  }
  if (members.size === 0 && typeof window !== 'undefined') openWithPage()
  members.set(key, member)
  member.onOpen()
  return (entries) => send({ key, facts: [...entries].map((entry) => sentForm(entry, form)) })
}

/** An entry as tabs send it: a negative time is that of one which was read from storage. */
function entrySchemaOf<Content>(content: z.ZodMiniType<Content>) {
  return z.pipe(
    z.object({
      id: z.string(),
      time: z.number(),
      tab: z.number(),
      content: z.optional(content),
      rank: z.number(),
      added: z.array(z.object({ tab: z.number(), times: z.number(), sum: z.number() })),
    }),
    z.transform(({ time, ...entry }): Entry<Content> => ({
      ...entry,
      isStored: time < 0,
      time: Math.abs(time),
    })),
  )
}

function sentForm<Content>(
  { isStored, time, content, ...entry }: Entry<Content>,
  form: (content: Content) => unknown,
) {
  return {
    ...entry,
    time: isStored ? -time : time,
    content: content === undefined ? undefined : form(content),
  }
}

function openWithPage(): void {
  open()
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    replica.opened = openedNow()
    open()
    for (const { onOpen } of members.values()) onOpen()
  })
}

function open(): void {
  try {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      const message = messageSchema.safeParse(data).data
      if (message) members.get(message.key)?.onMessage(message)
    }
  } catch {
    // The browser refuses it, as it does storage, or is too old: storage events tell of other tabs.
  }
}

function openedNow(): Stamp {
  return { isStored: true, time: Date.now(), tab: Math.random() }
}
