import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcut } from '#src/ui/use-shortcut.ts'

/** Whether a key press is taken for Control+Z or Command+Z, and not left to the browser. */
function isTaken(press: KeyboardEventInit, target: Element = document.body) {
  const current = document.body.appendChild(document.createElement('button'))
  const onPressed = vi.fn()
  const { unmount } = renderHook(() => useShortcut('z', { current }, onPressed))
  const isLeft = fireEvent.keyDown(target, press)
  unmount()
  expect(onPressed).toHaveBeenCalledTimes(isLeft ? 0 : 1)
  return !isLeft
}

const CONTROL = { ctrlKey: true }

it.each<[string, KeyboardEventInit, boolean]>([
  ['Command+Z', { key: 'z', code: 'KeyZ', metaKey: true }, true],
  ['Control+Z on a German keyboard', { key: 'z', code: 'KeyY', ...CONTROL }, true],
  ['the key of Z on a German keyboard', { key: 'y', code: 'KeyZ', ...CONTROL }, false],
  ['Control+Shift+Z', { key: 'Z', code: 'KeyZ', shiftKey: true, ...CONTROL }, false],
  ['Control+Alt+Z', { key: 'z', code: 'KeyZ', altKey: true, ...CONTROL }, false],
  ['Control+Command+Z', { key: 'z', code: 'KeyZ', metaKey: true, ...CONTROL }, false],
  ['Z alone', { key: 'z', code: 'KeyZ' }, false],
])('%s is taken: %o: %s', (_name, press, expected) => {
  expect(isTaken(press)).toBe(expected)
})

it.each([
  ['<input>', false],
  ['<input type="search">', false],
  ['<textarea></textarea>', false],
  ['<div contenteditable tabindex="0"></div>', false],
  ['<input type="checkbox">', true],
  ['<input type="radio">', true],
  ['<select></select>', true],
])('in %s, Control+Z is taken: %s', (html, expected) => {
  document.body.innerHTML = html
  expect(isTaken({ key: 'z', ...CONTROL }, document.body.firstElementChild ?? undefined)).toBe(
    expected,
  )
})
