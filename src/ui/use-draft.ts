import { useState, type KeyboardEvent } from 'react'

/** Properties of a field whose text counts when the field is left, or on Enter. */
export function useDraft(value: string | number, onTaken: (text: string) => void) {
  const [draft, setDraft] = useState<string>()
  const take = () => {
    setDraft(undefined)
    if (draft !== undefined) onTaken(draft)
  }
  return {
    value: draft ?? value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft(target.value),
    onBlur: take,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') take()
    },
  }
}
