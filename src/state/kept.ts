import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { readText, writeText } from './browser-storage.ts'
import { factsRead, mergeFacts, type Fact, type FactRules, type Facts } from './facts.ts'
import { KEPT_VERSION, STORAGE_KEYS } from './storage-keys.ts'
import { author, canTell, join, noteTime, tell } from './tabs.ts'

type Entries<Content> = ReadonlyMap<string, Content>

/** How entries are read from and written to the browser's storage, where anyone may have changed them. */
export interface KeptFormat<Content> extends FactRules<Content> {
  /** Reads parsed JSON of any shape; `rejected` is true if something in it had to be left out. */
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

/** The end of a text whose writer tells the other tabs what it has changed. JSON allows a space there. */
const TOLD = ' '

/** When the facts of such a text began: before all others, because the writer may not have known of these. */
const AS_READ = { time: Number.MIN_SAFE_INTEGER, tab: 0 }

/** How long a tab waits before it writes an outdated text again, in milliseconds: more messages may come. */
const PATIENCE = 250

/**
 * Entries under a key of the browser's storage that all tabs of the shop hold in common.
 *
 * - Each tab holds facts, and sends those that it changes to the others. All merge facts in the same way, so all come
 *   to hold the same, in whatever order the messages arrive (`facts.ts`). A tab that opens asks for what the others
 *   hold.
 * - Storage has the texts of the specification. A tab reads them when it opens, and writes them with each change. A busy
 *   tab may write an outdated text; a moment later it, or a tab that has heard of it, writes the right one.
 * - A text without `TOLD` was written by an older release or a person: what it changes becomes facts. Of one with `TOLD`,
 *   only entries of which no fact is known count, in case the message is lost.
 *
 * Invalid parts are left out, and the original text is kept under `<key>.rejected`, so that nothing is silently
 * destroyed.
 *
 * @returns the atom of the entries, and a function that returns them as they are now: another tab may have changed them
 * before a component reads the atom
 */
export function kept<Content>(key: string, format: KeptFormat<Content>) {
  const factSchema = z.object({
    id: z.string(),
    time: z.number(),
    tab: z.number(),
    content: z.optional(format.schema),
    rank: z.number(),
    added: z.array(z.object({ tab: z.number(), times: z.number(), sum: z.number() })),
  })
  const listeners = new Set<(entries: Entries<Content>) => void>()
  let facts: Facts<Content> = new Map()
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
    const [text, own] = [readText(key), textOf(entries)]
    return text === own || textOf(parse(text).entries) === own
  }

  const hold = (next: Facts<Content>) => {
    facts = next
    const sorted = [...facts.values()].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    const held = sorted.flatMap((fact) => {
      const content = format.contentOf(fact)
      return content === undefined ? [] : [[fact.id, content] as const]
    })
    const shown = new Map(held.slice(0, format.limit))
    if (isSame([...shown], [...entries])) return
    entries = shown
    for (const listener of listeners) listener(entries)
  }
  const learn = (others: Iterable<Fact<Content>>) => {
    const next = new Map(facts)
    for (const fact of others) {
      noteTime(fact.time)
      const own = facts.get(fact.id)
      const merged = own ? mergeFacts(own, fact) : fact
      // The same content stays the same object, so that nothing renders again.
      const content = own && isSame(own.content, merged.content) ? own.content : merged.content
      next.set(fact.id, { ...merged, content })
    }
    hold(next)
  }
  const tellFacts = (some: readonly Fact<Content>[]) =>
    tell({
      key,
      facts: some.map(({ content, ...fact }) => ({
        ...fact,
        content: content === undefined ? undefined : format.form(content),
      })),
    })
  const save = (toTell: readonly Fact<Content>[]) => {
    tellFacts(toTell)
    writeText(key, textOf(entries))
    if (readText(STORAGE_KEYS.version) === null) {
      writeText(STORAGE_KEYS.version, String(KEPT_VERSION))
    }
  }
  /** Writes once more what another tab may have overwritten. */
  const saveLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isSaved()) save([...facts.values()])
    }, PATIENCE)
  }

  /** Follows a text that another tab has written, or its absence: the visitor has cleared the storage. */
  const follow = (before: string | null, after: string | null) => {
    const next = read(after)
    if (after?.endsWith(TOLD)) {
      learn(factsRead(next, AS_READ).values())
      return
    }
    const old = after === null ? entries : parse(before).entries
    const changed = [...new Set([...old.keys(), ...next.keys()])]
      .filter((id) => !isSame(old.get(id), next.get(id)))
      .filter((id) => !isSame(entries.get(id), next.get(id)))
      .map((id): Fact<Content> => {
        const moment = author.next()
        const own = entries.has(id) ? facts.get(id) : undefined
        return { id, ...moment, content: next.get(id), rank: own?.rank ?? moment.time, added: [] }
      })
    learn(changed)
    if (changed.length > 0) tellFacts(changed)
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
      hold(factsRead(read(readText(key)), author.opened))
      tell({ key })
    },
    hear: ({ facts: heard }) => {
      if (heard) {
        learn(heard.flatMap((fact) => factSchema.safeParse(fact).data ?? []))
        saveLater()
      } else if (facts.size > 0) tellFacts([...facts.values()])
    },
  })

  const set = (wanted: Entries<Content>) => {
    const changes = format.changes(facts, wanted, author)
    if (changes.length === 0 && isSaved()) return
    hold(new Map([...facts, ...changes.map((fact) => [fact.id, fact] as const)]))
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
