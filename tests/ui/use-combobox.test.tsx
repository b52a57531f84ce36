import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { useCombobox } from '#src/ui/use-combobox.ts'

it('hears what is typed right after it is drawn', () => {
  const field = document.body.appendChild(document.createElement('input'))
  function Options() {
    const { text } = useCombobox({ field, listRef: useRef(null) })
    useLayoutEffect(() => {
      field.value = 'pixel'
      field.dispatchEvent(new Event('input'))
    }, [])
    return text
  }
  render(<Options />)
  expect(screen.getByText('pixel')).toBeVisible()
})
