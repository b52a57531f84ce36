import { SETTINGS } from './settings.ts'

/**
 * All facts of the shop's own. The build replaces this module, and leaves in `SETTINGS` those for lists: every visit
 * loads these.
 */
export const ALL_OWN_FACTS = SETTINGS.facts
