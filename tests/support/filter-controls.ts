import { screen, within } from '@testing-library/react'
import { matchingMedia } from './browser-stand-ins.ts'

/** Makes the window wide enough for filters beside the list. */
export const showFiltersBeside = () => void matchingMedia.add('(width >= 1200px)')

/** All values of a facet or of the price. */
export const filterGroup = (name: string) => screen.getByRole('group', { name })

/** The names of the buttons that remove a filter. */
export const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((chip) => chip.ariaLabel)

/** The names of all values in a group, with their counts. */
export const valueNames = (part: HTMLElement) =>
  within(part)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
