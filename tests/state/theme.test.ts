import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { ownBrowser } from '#tests/support/open-tab.ts'

const { storage } = ownBrowser()

async function openTheme() {
  vi.resetModules()
  const { themeAtom } = await import('#src/state/choices.ts')
  return { store: createStore(), themeAtom }
}

it('follows the system on a first visit, and nothing is written', async () => {
  const { store, themeAtom } = await openTheme()
  expect(store.get(themeAtom)).toBe('system')
  expect([...storage.texts]).toStrictEqual([])
})

it.each(['light', 'dark', 'system'])('starts as %s if that was kept', async (kept) => {
  storage.texts.set('theme', JSON.stringify(kept))
  const { store, themeAtom } = await openTheme()
  expect(store.get(themeAtom)).toBe(kept)
  expect(storage.texts.has('theme.rejected')).toBe(false)
})

it.each(['"purple"', 'null', '[]', 'dark'])('follows the system if %s was kept', async (kept) => {
  storage.texts.set('theme', kept)
  const { store, themeAtom } = await openTheme()
  expect(store.get(themeAtom)).toBe('system')
  expect(storage.texts.get('theme.rejected')).toBe(kept)
})

it('keeps the choice', async () => {
  const { store, themeAtom } = await openTheme()
  store.set(themeAtom, 'dark')
  expect(storage.json('theme')).toBe('dark')
  store.set(themeAtom, 'system')
  expect(storage.json('theme')).toBe('system')
})

it('is the same in two tabs: the latest choice', async () => {
  const [one, other] = [await openTheme(), await openTheme()]
  for (const { store, themeAtom } of [one, other]) store.sub(themeAtom, () => undefined)
  one.store.set(one.themeAtom, 'dark')
  expect(other.store.get(other.themeAtom)).toBe('dark')
  other.store.set(other.themeAtom, 'light')
  expect(one.store.get(one.themeAtom)).toBe('light')
})

it('the slash shortcut is kept in the same way: off, until it is turned on', async () => {
  vi.resetModules()
  const { slashShortcutAtom } = await import('#src/state/choices.ts')
  const store = createStore()
  expect(store.get(slashShortcutAtom)).toBe(false)
  store.set(slashShortcutAtom, true)
  expect(storage.json('slashShortcut')).toBe(true)
})
