import { accentFaults } from '../../scripts/build/settings/accent.ts'
import { categoryFaults } from '../../scripts/build/settings/category-faults.ts'
import { missingScript } from '../../scripts/build/settings/missing-script.ts'
import { orderFaults } from '../../scripts/build/settings/order-faults.ts'
import { readTokens } from '../../scripts/build/settings/token-colors.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import type { Rule } from './rule.ts'

interface ReadSettings {
  readonly settings: Settings
  /** The shop's folder. */
  readonly folder: string
}

/** Rules for settings that can be read; the build requires the same. */
export const SETTINGS_RULES: readonly Rule<ReadSettings>[] = [
  {
    name: 'accent-contrast',
    level: 'error',
    find: ({ settings: { accent } }) => (accent ? accentFaults(accent, readTokens()) : []),
  },
  {
    name: 'script-missing',
    level: 'error',
    find: ({ settings, folder }) => missingScript(settings, folder),
  },
  {
    name: 'category-unknown',
    level: 'error',
    find: ({ settings }) => categoryFaults(settings),
  },
  { name: 'order-nowhere', level: 'error', find: ({ settings }) => orderFaults(settings) },
]
