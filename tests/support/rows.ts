/** Rows of a table for `it.each`: each key with each of its values. */
export function rowsOf<Key extends string, Value>(
  table: Readonly<Record<Key, readonly Value[]>>,
): (readonly [key: Key, value: Value])[]
export function rowsOf<Value>(
  table: Readonly<Record<string, readonly Value[]>>,
): (readonly [key: string, value: Value])[] {
  return Object.entries(table).flatMap(([key, values]) =>
    values.map((value) => [key, value] as const),
  )
}

/** Rows of a table for `it.each`: each key with each entry of its record. */
export function entriesOf<Key extends string, Value>(
  table: Readonly<Record<Key, Readonly<Record<string, Value>>>>,
): (readonly [key: Key, name: string, value: Value])[]
export function entriesOf<Value>(
  table: Readonly<Record<string, Readonly<Record<string, Value>>>>,
): (readonly [key: string, name: string, value: Value])[] {
  return Object.entries(table).flatMap(([key, record]) =>
    Object.entries(record).map(([name, value]) => [key, name, value] as const),
  )
}
