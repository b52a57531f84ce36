import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcut } from '#src/ui/use-shortcut.ts'

/** Whether a key press is taken for a shortcut, and not left to the browser. */
function isTaken(shortcutKey: string, press: KeyboardEventInit, target: Element = document.body) {
  const current = document.body.appendChild(document.createElement('button'))
  const onPressed = vi.fn()
  const { unmount } = renderHook(() => useShortcut(shortcutKey, { current }, onPressed))
  const isLeft = fireEvent.keyDown(target, press)
  unmount()
  expect(onPressed).toHaveBeenCalledTimes(isLeft ? 0 : 1)
  return !isLeft
}

const CONTROL = { ctrlKey: true }

it.each<[string, string, KeyboardEventInit, boolean]>([
  ['Command+Z', 'z', { key: 'z', code: 'KeyZ', metaKey: true }, true],
  ['Control+Z on a Cyrillic keyboard', 'z', { key: 'я', code: 'KeyZ', ...CONTROL }, true],
  ['Control+Z on a German keyboard', 'z', { key: 'z', code: 'KeyY', ...CONTROL }, true],
  ['the key of Z on a German keyboard', 'z', { key: 'y', code: 'KeyZ', ...CONTROL }, false],
  ['another key of a Cyrillic keyboard', 'z', { key: 'н', code: 'KeyY', ...CONTROL }, false],
  ['Control+Shift+Z', 'z', { key: 'Z', code: 'KeyZ', shiftKey: true, ...CONTROL }, false],
  ['Control+Command+Z', 'z', { key: 'z', code: 'KeyZ', metaKey: true, ...CONTROL }, false],
  ['Z alone', 'z', { key: 'z', code: 'KeyZ' }, false],
  ['/', '/', { key: '/' }, true],
  ['/ by Shift, as on a German keyboard', '/', { key: '/', code: 'Digit7', shiftKey: true }, true],
  ['the key of / on an Arabic keyboard', '/', { key: 'ظ', code: 'Slash' }, true],
  ['Control+/', '/', { key: '/', ...CONTROL }, false],
  ['Alt+/', '/', { key: '/', altKey: true }, false],
])('%s is taken for %s: %o: %s', (_name, shortcutKey, press, expected) => {
  expect(isTaken(shortcutKey, press)).toBe(expected)
})

it.each([
  ['<input>', false],
  ['<input type="search">', false],
  ['<textarea></textarea>', false],
  ['<div contenteditable tabindex="0"></div>', false],
  ['<input type="checkbox">', true],
  ['<input type="radio">', true],
  ['<select></select>', true],
])('in %s, Control+Z and / are taken: %s', (html, expected) => {
  document.body.innerHTML = html
  const field = document.body.firstElementChild ?? undefined
  expect(isTaken('z', { key: 'z', ...CONTROL }, field)).toBe(expected)
  expect(isTaken('/', { key: '/' }, field)).toBe(expected)
})
