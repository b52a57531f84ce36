/**
 * Entries by field: the values of all entries, or each different value once and the place of each entry's among them.
 * `null` stands for a field that an entry does not have.
 */
export type Columns = Readonly<Record<string, readonly [values: unknown[], places?: number[]]>>

/** The entries, not validated; none of what has another form. */
export function fromColumns(columns: unknown): object[] {
  const entries: object[] = []
  for (const [name, column] of Object.entries(columns ?? {})) {
    const [values, places] = listOf(column).map(listOf)
    for (const [at, each] of (places ?? values ?? []).entries()) {
      const value = places ? values?.[Number(each)] : each
      if (value !== null) Reflect.set((entries[at] ??= {}), name, value)
    }
  }
  return entries
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
