import { writeText } from '#src/state/browser-storage.ts'
import { LANGUAGE_CHOSEN_KEY } from '#src/state/storage-keys.ts'

/** Opens the page in a language's folder. Who has chosen a language is offered none. */
export function goToLanguage(path: string): void {
  closeOffer()
  window.location.assign((path || './') + window.location.hash)
}

export function closeOffer(): void {
  writeText(LANGUAGE_CHOSEN_KEY, 'true')
}
