import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { ownBrowser } from '#tests/support/open-tab.ts'

const { storage } = ownBrowser()

/** The choices of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  const { themeAtom, slashShortcutAtom } = await import('#src/state/choices.ts')
  const store = createStore()
  store.sub(themeAtom, () => undefined)
  return {
    theme: () => store.get(themeAtom),
    chooseTheme: (theme: 'light' | 'dark' | 'system') => store.set(themeAtom, theme),
    slashShortcut: () => store.get(slashShortcutAtom),
    turnShortcutOn: () => store.set(slashShortcutAtom, true),
  }
}

it('the theme follows the system on a first visit, and nothing is written', async () => {
  expect((await openPage()).theme()).toBe('system')
  expect([...storage.texts]).toStrictEqual([])
})

it.each(['light', 'dark', 'system'])(
  'the theme starts as %s if that was chosen',
  async (chosen) => {
    storage.texts.set('theme', JSON.stringify(chosen))
    expect((await openPage()).theme()).toBe(chosen)
    expect(storage.texts.has('theme.rejected')).toBe(false)
  },
)

it.each(['"purple"', 'null', '[]', 'dark'])(
  'the theme follows the system if %s is stored',
  async (text) => {
    storage.texts.set('theme', text)
    expect((await openPage()).theme()).toBe('system')
    expect(storage.texts.get('theme.rejected')).toBe(text)
  },
)

it('the theme is the latest choice, in all tabs and in storage', async () => {
  const [one, other] = [await openPage(), await openPage()]
  one.chooseTheme('dark')
  expect(other.theme()).toBe('dark')
  expect(storage.json('theme')).toBe('dark')
  other.chooseTheme('system')
  expect(one.theme()).toBe('system')
  expect(storage.json('theme')).toBe('system')
})

it('the slash shortcut is off until it is turned on', async () => {
  const page = await openPage()
  expect(page.slashShortcut()).toBe(false)
  page.turnShortcutOn()
  expect(storage.json('slashShortcut')).toBe(true)
})
