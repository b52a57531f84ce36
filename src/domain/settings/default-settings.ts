import { readSettings } from './settings-schema.ts'

/** The specification's shop. */
export const DEFAULT_SETTINGS = readSettings({})
