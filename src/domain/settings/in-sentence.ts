import { SETTINGS } from './settings.ts'

/** A label of the settings within a sentence: small, except in languages that write nouns with a capital letter. */
export function inSentence(label: string): string {
  return SETTINGS.language.startsWith('en') ? label.toLowerCase() : label
}
