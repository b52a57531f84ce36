import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { ownBrowser } from '../support/kept-state.ts'

const { storage } = ownBrowser()

async function openShortcut() {
  vi.resetModules()
  const { slashShortcutAtom } = await import('#src/state/slash-shortcut.ts')
  return { store: createStore(), slashShortcutAtom }
}

it('is off until it is turned on, and that is kept', async () => {
  const { store, slashShortcutAtom } = await openShortcut()
  expect(store.get(slashShortcutAtom)).toBe(false)
  store.set(slashShortcutAtom, true)
  expect(storage.json('slashShortcut')).toBe(true)
})

it('is off if something else was kept', async () => {
  storage.texts.set('slashShortcut', '"yes"')
  const { store, slashShortcutAtom } = await openShortcut()
  expect(store.get(slashShortcutAtom)).toBe(false)
  expect(storage.texts.get('slashShortcut.rejected')).toBe('"yes"')
})
