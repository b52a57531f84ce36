import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { readText, writeText } from './browser-storage.ts'
import {
  contentsOf,
  isSame,
  merge,
  storedEntries,
  type Contents,
  type Entry,
  type EntryKind,
  type LwwMap,
} from './lww-map.ts'
import { PERSISTED_VERSION, STORAGE_KEYS } from './storage-keys.ts'
import { canBroadcast, joinTabChannel, replica, type ContentFormat } from './tab-channel.ts'

/** How a map is written to the browser's storage, where anyone may change it, and to other tabs. */
export interface MapFormat<Content> extends ContentFormat<Content>, EntryKind<Content> {
  /** Reads parsed JSON. `rejected` is true if something in it had to be left out; it throws if nothing can be read. */
  readonly read: (json: unknown) => {
    readonly contents: Contents<Content>
    readonly rejected: boolean
  }
  /** The JSON form, in the shape of the specification, section 7. */
  readonly write: (contents: Contents<Content>) => unknown
  /** The most entries; the last ones of more do not count. */
  readonly limit?: number
}

const listSchema = z.array(z.unknown())

/** The end of a stored string whose writer also broadcasts what it has changed. JSON allows a space there. */
const BROADCAST_SUFFIX = ' '

/** The stamp of such a string: before all that is known, because its writer may not have known of that. */
const OLDEST = { isStored: true, time: Number.MAX_SAFE_INTEGER, tab: 0 }

/** How long a tab waits before it replaces an outdated string, in milliseconds: more messages may come. */
const PATIENCE = 250

/**
 * An atom of contents by id that are in the browser's storage, and the same in all tabs (docs/decisions/033). What
 * cannot be read is left out, and the original string stays under `<key>.rejected`. `current` returns the contents as
 * they are now: another tab may have changed them before a component reads the atom.
 */
export function persistedMap<Content>(key: string, format: MapFormat<Content>) {
  const storage = storageOf(key, format)
  const listeners = new Set<(contents: Contents<Content>) => void>()
  let map: LwwMap<Content> = new Map()
  let contents: Contents<Content> = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: LwwMap<Content>) => {
    map = next
    const shown = contentsOf(map, format, format.limit)
    if (isSame([...shown], [...contents])) return
    contents = shown
    for (const listener of listeners) listener(contents)
  }
  const save = (changed: Iterable<Entry<Content>>) => {
    broadcast(changed)
    storage.save(contents)
  }
  /** Writes once more what another tab may have overwritten. */
  const saveLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!storage.holds(contents)) save(map.values())
    }, PATIENCE)
  }
  const broadcast = joinTabChannel(key, format, {
    onOpen: () =>
      show(merge(new Map(), storedEntries(storage.read(readText(key)), replica.opened))),
    onEntries: (entries) => {
      show(merge(map, entries))
      saveLater()
    },
    onAsk: () => {
      if (map.size > 0) broadcast(map.values())
    },
  })
  listenToStorage(key, (before, after) => {
    const next = storage.read(after)
    if (after?.endsWith(BROADCAST_SUFFIX)) {
      show(merge(map, storedEntries(next, OLDEST)))
    } else {
      // A string that is gone means that the visitor has cleared the storage.
      const old = after === null ? contents : storage.parse(before).contents
      const changed = [...new Set([...old.keys(), ...next.keys()])]
        .filter((id) => !isSame(old.get(id), next.get(id)))
        .filter((id) => !isSame(contents.get(id), next.get(id)))
        .map((id): Entry<Content> => {
          const stamp = replica.now()
          const rank = (contents.has(id) ? map.get(id)?.rank : undefined) ?? stamp.time
          return { id, ...stamp, content: next.get(id), rank, added: [] }
        })
      show(merge(map, changed))
      if (changed.length > 0) broadcast(changed)
    }
    saveLater()
  })

  const set = (wanted: Contents<Content>) => {
    const changed = format.apply(map, wanted, replica)
    if (changed.length === 0 && storage.holds(contents)) return
    show(merge(map, changed))
    save(changed)
  }
  const current = () => contents
  const atom = atomWithStorage(key, contents, {
    getItem: current,
    setItem: (_key, wanted) => set(wanted),
    removeItem: () => set(new Map()),
    subscribe: (_key, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return { atom, current }
}

/** Reads the values of a stored array one by one, and throws if it is no array. */
export function readEach<Value, Content>(
  json: unknown,
  schema: z.ZodMiniType<Value>,
  contentsOf: (valid: readonly Value[]) => Contents<Content>,
) {
  const results = listSchema.parse(json).map((value) => schema.safeParse(value))
  return {
    contents: contentsOf(results.flatMap(({ success, data }) => (success ? [data] : []))),
    rejected: results.some(({ success }) => !success),
  }
}

function storageOf<Content>(key: string, format: MapFormat<Content>) {
  const parse = (text: string | null): ReturnType<typeof format.read> => {
    if (text === null) return { contents: new Map(), rejected: false }
    try {
      return format.read(JSON.parse(text))
    } catch {
      return { contents: new Map(), rejected: true }
    }
  }
  /** Parses a string, and puts it aside if something in it was rejected. */
  const read = (text: string | null): Contents<Content> => {
    const { contents, rejected } = parse(text)
    if (rejected && text !== null) writeText(`${key}.rejected`, text)
    return contents
  }
  const textOf = (contents: Contents<Content>) =>
    JSON.stringify(format.write(contents)) + (canBroadcast() ? BROADCAST_SUFFIX : '')
  return {
    parse,
    read,
    holds: (contents: Contents<Content>) => {
      const text = readText(key)
      const own = textOf(contents)
      return text === own || textOf(parse(text).contents) === own
    },
    save: (contents: Contents<Content>) => {
      writeText(key, textOf(contents))
      if (readText(STORAGE_KEYS.version) === null) {
        writeText(STORAGE_KEYS.version, String(PERSISTED_VERSION))
      }
    },
  }
}

/** Calls `onChange` with the string before and after when another tab has written a key, or cleared the storage. */
function listenToStorage(
  key: string,
  onChange: (before: string | null, after: string | null) => void,
): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key: changed, oldValue: before, newValue: after }) => {
    if (changed !== key && changed !== null) return
    // It has been written again since it was removed.
    if (after === null && readText(key) !== null) return
    onChange(before, after)
  })
}
