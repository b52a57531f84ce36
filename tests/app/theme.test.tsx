import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matchingMedia } from '#tests/support/browser-stand-ins.ts'
import { persisted } from '#tests/support/persisted.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const themeSwitch = () => screen.getByRole('switch', { name: 'Dark theme' })

const chosen = () => document.documentElement.dataset.theme

it('follows the system until the visitor chooses', async () => {
  matchingMedia.add('(prefers-color-scheme: dark)')
  await renderApp('/')
  expect(themeSwitch()).toBeChecked()
  expect(chosen()).toBeUndefined()
})

it('switches the theme and remembers it, and follows the system again when its theme is chosen', async () => {
  const { user } = await renderApp('/')
  await user.click(themeSwitch())
  expect(themeSwitch()).toBeChecked()
  expect(chosen()).toBe('dark')
  expect(persisted('theme')).toBe('dark')
  await user.click(themeSwitch())
  expect(themeSwitch()).not.toBeChecked()
  expect(chosen()).toBeUndefined()
  expect(persisted('theme')).toBe('system')
})
