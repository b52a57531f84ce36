const LONGEST = 60

/** A value as a message shows it: JSON, shortened. */
export function readText(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
