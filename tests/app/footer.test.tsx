import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matchingMedia, scrollTo } from '#tests/support/browser-stand-ins.ts'
import { renderApp } from '#tests/support/render-app.tsx'

const footer = () => within(screen.getByRole('contentinfo'))

it('links to the repository; the links Contacts and Rights do not leave the page', async () => {
  const { user, href } = await renderApp('/favourites')
  const github = footer().getByRole('link', { name: 'GitHub' })
  expect(github).toHaveAttribute('href', expect.stringMatching(/^https:\/\/github\.com\//))
  for (const name of ['Contacts', 'Rights']) {
    const link = footer().getByText(name, { selector: 'a' })
    expect(link).toHaveAttribute('href', '')
    await user.click(link)
    expect(href()).toBe('/favourites')
  }
})

it('leads to the shop’s own pages after the links of its settings', async () => {
  const { follow, href } = await renderApp('/favourites')
  const names = footer()
    .getAllByText(/./, { selector: 'li a' })
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['GitHub', 'Contacts', 'Rights'])
  await follow('Delivery and returns', screen.getByRole('contentinfo'))
  expect(href()).toBe('/info/delivery')
})

it.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
])('Back to top, with reduced motion “%s”, is %s', async (motion, behavior) => {
  matchingMedia.add(`(prefers-reduced-motion: ${motion})`)
  const { user } = await renderApp('/')
  await user.click(footer().getByRole('button', { name: 'Back to top' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior })
})
