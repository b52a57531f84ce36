import { FACTS, type Fact, type FactName } from './facts.ts'

/** An entry of the catalogue or its details, which hold facts under their names. */
export type FactSource = Readonly<
  Partial<Record<FactName, string | number | readonly string[] | null | undefined>>
>

/** A fact as the first source that knows it writes it; a list is joined by commas. Empty if none does. */
export function factText(name: FactName, ...sources: readonly (FactSource | undefined)[]): string {
  const { field, accepts }: Fact = FACTS[name]
  const text =
    sources.map((source) => asText(source?.[field ?? name])).find((each) => each !== '') ?? ''
  return accepts && !accepts(text) ? '' : text
}

function asText(value: FactSource[FactName]): string {
  if (typeof value !== 'object') return String(value ?? '').trim()
  return (value ?? []).filter((item) => item.trim() !== '').join(', ')
}
