import type { OrderField } from '#src/domain/settings/settings.ts'

/** What is wrong with a visitor's answer, as a sentence; undefined if nothing is. */
export function fieldError(
  { label, autocomplete, required }: OrderField,
  answer: string,
): string | undefined {
  const value = answer.trim()
  if (value === '') return required ? `Please fill in “${label}”.` : undefined
  const isPossible = autocomplete !== 'email' || /^[^\s@]+@[^\s@]+$/.test(value)
  return isPossible ? undefined : 'Please write a whole e-mail address, such as ann@mail.example.'
}
