import { screen, within } from '@testing-library/react'
import { matchingMedia } from './browser-stand-ins.ts'

/** Makes the window wide enough for filters beside the list. */
export const showFiltersBeside = () => void matchingMedia.add('(width >= 1200px)')

/** A value to filter by, whose name has its count: `Apple (5)`. */
export const filterValue = (name: string) => screen.getByRole('checkbox', { name })

/** All values of a facet or of the price. */
export const filterGroup = (name: string) => screen.getByRole('group', { name })

/** The field of one end of the price. */
export const priceField = (name: 'Lowest price' | 'Highest price') =>
  screen.getByRole('spinbutton', { name })

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
