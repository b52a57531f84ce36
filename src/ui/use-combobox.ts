import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

interface ComboboxOptions {
  /** A text field that is in the page already, with the role of a combobox. It keeps its own text. */
  readonly field: HTMLInputElement
  /** The listbox, while it is shown. Each option has an id, and is chosen by a click. */
  readonly listRef: RefObject<HTMLElement | null>
}

/** Gives a text field a list of options, as the ARIA Authoring Practices describe a combobox. */
export function useCombobox({ field, listRef }: ComboboxOptions) {
  const [text, setText] = useState(field.value)
  /** Whether the options may be shown: since the text was changed, until Escape, a choice, or another focus. */
  const [isOpen, setIsOpen] = useState(field.value !== field.defaultValue)
  /** The index of the active option, from 0; -1 without one. */
  const [active, setActive] = useState(-1)
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }

  const onInput = useEffectEvent(() => {
    setText(field.value)
    setIsOpen(true)
    setActive(-1)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While an input method composes letters, their keys do not move through the list.
    if (event.isComposing) return
    const options = optionsIn(listRef.current)
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        setText(field.value)
        setIsOpen(true)
        setActive(neighbour(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
        break
      case 'Enter':
        if (options[active]) {
          event.preventDefault()
          options[active].click()
        }
        close()
        break
      case 'Escape':
        // The first Escape only closes the list, and leaves what is around the field open.
        if (listRef.current) event.preventDefault()
        close()
        break
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setActive(-1)
        break
    }
  })

  // At once: a slow browser draws before it runs effects, and the shopper types meanwhile.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => stop.abort()
  }, [field])

  // After every rendering, as the list may have changed.
  useEffect(() => {
    const option = optionsIn(listRef.current)[active]
    setAttribute(field, 'aria-autocomplete', 'list')
    setAttribute(field, 'aria-expanded', String(listRef.current !== null))
    setAttribute(field, 'aria-controls', listRef.current?.id)
    setAttribute(field, 'aria-activedescendant', option?.id)
    option?.scrollIntoView({ block: 'nearest' })
  })

  return { text, isOpen, active, close }
}

function optionsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
}

/** The option before or after the active one; the field itself, -1, is between the last one and the first. */
function neighbour(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
