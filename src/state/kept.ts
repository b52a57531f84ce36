import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { readText, writeText } from './browser-storage.ts'
import {
  changesRead,
  mergeChanges,
  type Change,
  type ChangeRules,
  type Changes,
} from './changes.ts'
import { KEPT_VERSION, STORAGE_KEYS } from './storage-keys.ts'
import { author, canTell, join, noteTime, tell } from './tabs.ts'

type Entries<Content> = ReadonlyMap<string, Content>

/** How entries are read from and written to the browser's storage, where anyone may have changed them. */
export interface KeptFormat<Content> extends ChangeRules<Content> {
  /** Reads parsed JSON. `rejected` is true if something in it had to be left out; it throws if nothing can be read. */
  readonly read: (json: unknown) => {
    readonly entries: Entries<Content>
    readonly rejected: boolean
  }
  /** The JSON form, in the shape of the specification, section 7. */
  readonly write: (entries: Entries<Content>) => unknown
  /** The schema of an entry that another tab sends, and the form that it reads. */
  readonly schema: z.ZodMiniType<Content>
  readonly form: (content: Content) => unknown
  /** The most entries; the last ones of more do not count. */
  readonly limit?: number
}

/** A stored list, whose entries are parsed one by one. */
export const listSchema = z.array(z.unknown())

/** The end of a stored string whose writer tells the other tabs what it has changed. JSON allows a space there. */
const TOLD = ' '

/** When such a string was changed: before all that is known, because the writer may not have known of that. */
const AS_READ = { time: Number.MIN_SAFE_INTEGER, tab: 0 }

/** How long a tab waits before it replaces an outdated string, in milliseconds: more messages may come. */
const PATIENCE = 250

/**
 * Entries under a key of the browser's storage that all tabs of the shop hold in common.
 *
 * - Each tab knows the last change of each entry, and sends those that it makes to the others. All merge changes in the
 *   same way, so all come to know the same, in whatever order the messages arrive (`changes.ts`). A tab that opens asks
 *   for what the others know.
 * - Storage has what the specification says. A tab reads it when it opens, and writes it with each change. A busy tab
 *   may write an outdated string; a moment later it, or a tab that has heard of it, writes the right one.
 * - A string without `TOLD` was written by an older release or a person: this tab tells the others what it changes.
 *   From one with `TOLD`, take only entries without a known change, in case the message is lost.
 *
 * Invalid parts are left out, and the original string is kept under `<key>.rejected`, so that nothing is silently
 * destroyed.
 *
 * @returns the atom of the entries, and a function that returns them as they are now: another tab may have changed them
 * before a component reads the atom
 */
export function kept<Content>(key: string, format: KeptFormat<Content>) {
  const changeSchema = z.object({
    id: z.string(),
    time: z.number(),
    tab: z.number(),
    content: z.optional(format.schema),
    rank: z.number(),
    added: z.array(z.object({ tab: z.number(), times: z.number(), sum: z.number() })),
  })
  const listeners = new Set<(entries: Entries<Content>) => void>()
  let known: Changes<Content> = new Map()
  let entries: Entries<Content> = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined

  const parse = (text: string | null): ReturnType<typeof format.read> => {
    if (text === null) return { entries: new Map(), rejected: false }
    try {
      return format.read(JSON.parse(text))
    } catch {
      return { entries: new Map(), rejected: true }
    }
  }
  const read = (text: string | null): Entries<Content> => {
    const { entries, rejected } = parse(text)
    const rejectedKey = `${key}.rejected`
    if (rejected && text !== null && readText(rejectedKey) !== text) writeText(rejectedKey, text)
    return entries
  }
  const textOf = (some: Entries<Content>) =>
    JSON.stringify(format.write(some)) + (canTell() ? TOLD : '')
  const isSaved = () => {
    const text = readText(key)
    const own = textOf(entries)
    return text === own || textOf(parse(text).entries) === own
  }

  const hold = (next: Changes<Content>) => {
    known = next
    const sorted = [...known.values()].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    const held = sorted.flatMap((change) => {
      const content = format.contentOf(change)
      return content === undefined ? [] : [[change.id, content] as const]
    })
    const shown = new Map(held.slice(0, format.limit))
    if (isSame([...shown], [...entries])) return
    entries = shown
    for (const listener of listeners) listener(entries)
  }
  const learn = (changes: Iterable<Change<Content>>) => {
    const next = new Map(known)
    for (const change of changes) {
      noteTime(change.time)
      const own = known.get(change.id)
      const merged = own ? mergeChanges(own, change) : change
      // The same content stays the same object, so that nothing renders again.
      const content = own && isSame(own.content, merged.content) ? own.content : merged.content
      next.set(change.id, { ...merged, content })
    }
    hold(next)
  }
  const tellOthers = (changes: Iterable<Change<Content>>) =>
    tell({
      key,
      facts: [...changes].map(({ content, ...change }) => ({
        ...change,
        content: content === undefined ? undefined : format.form(content),
      })),
    })
  const save = (toTell: Iterable<Change<Content>>) => {
    tellOthers(toTell)
    writeText(key, textOf(entries))
    if (readText(STORAGE_KEYS.version) === null) {
      writeText(STORAGE_KEYS.version, String(KEPT_VERSION))
    }
  }
  /** Writes once more what another tab may have overwritten. */
  const saveLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isSaved()) save(known.values())
    }, PATIENCE)
  }

  /** Follows what another tab has stored. If it is gone, the visitor has cleared the storage. */
  const follow = (before: string | null, after: string | null) => {
    const next = read(after)
    if (after?.endsWith(TOLD)) {
      learn(changesRead(next, AS_READ).values())
      return
    }
    const old = after === null ? entries : parse(before).entries
    const changed = [...new Set([...old.keys(), ...next.keys()])]
      .filter((id) => !isSame(old.get(id), next.get(id)))
      .filter((id) => !isSame(entries.get(id), next.get(id)))
      .map((id): Change<Content> => {
        const moment = author.next()
        const own = entries.has(id) ? known.get(id) : undefined
        return { id, ...moment, content: next.get(id), rank: own?.rank ?? moment.time, added: [] }
      })
    learn(changed)
    if (changed.length > 0) tellOthers(changed)
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key: changed, oldValue: before, newValue: after }) => {
      if (changed !== key && changed !== null) return
      if (after === null && readText(key) !== null) return
      follow(before, after)
      saveLater()
    })
  }
  join(key, {
    begin: () => {
      hold(changesRead(read(readText(key)), author.opened))
      tell({ key })
    },
    hear: ({ facts: heard }) => {
      if (heard) {
        learn(heard.flatMap((change) => changeSchema.safeParse(change).data ?? []))
        saveLater()
      } else if (known.size > 0) tellOthers(known.values())
    },
  })

  const set = (wanted: Entries<Content>) => {
    const changes = format.changesTo(known, wanted, author)
    if (changes.length === 0 && isSaved()) return
    hold(new Map([...known, ...changes.map((change) => [change.id, change] as const)]))
    save(changes)
  }
  const current = () => entries
  const atom = atomWithStorage(key, entries, {
    getItem: current,
    setItem: (_key, wanted) => set(wanted),
    removeItem: () => set(new Map()),
    subscribe: (_key, callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  })
  return { atom, current }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
