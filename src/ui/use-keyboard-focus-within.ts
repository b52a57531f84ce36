import { useState, type FocusEvent } from 'react'

/** Whether keyboard focus is inside an element, and the props for that element. Focus by mouse does not count. */
export function useKeyboardFocusWithin() {
  const [isWithin, setIsWithin] = useState(false)
  return {
    isWithin,
    props: {
      onFocus: (event: FocusEvent) => setIsWithin(event.target.matches(':focus-visible')),
      onBlur: () => setIsWithin(false),
    },
  }
}
