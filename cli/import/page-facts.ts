import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_FACTS } from '#src/domain/settings/default-facts.ts'
import { readSettings } from '#src/domain/settings/settings-schema.ts'
import { checkSettings } from '../check/check-settings.ts'

/**
 * The facts that lists do without: those that the shop declares, neither as filters nor for cards. Lists keep a fact
 * that is not declared yet, because it may become a filter.
 */
export function pageFacts(folder: string): ReadonlySet<string> {
  const { facts = {} } = existsSync(join(folder, 'shop.json'))
    ? checkSettings(folder).settings
    : readSettings({ facts: DEFAULT_FACTS })
  return new Set(
    Object.entries(facts).flatMap(([name, { filter, card }]) =>
      filter === true || card === true ? [] : name,
    ),
  )
}
