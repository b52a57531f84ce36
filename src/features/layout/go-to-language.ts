import { writeText } from '#src/state/browser-storage.ts'
import { STORAGE_KEYS } from '#src/state/storage-keys.ts'

/** Opens the page in a language's folder. Who has chosen a language is offered none. */
export function goToLanguage(path: string): void {
  closeOffer()
  window.location.assign((path || './') + window.location.hash)
}

export function closeOffer(): void {
  writeText(STORAGE_KEYS.offerClosed, 'true')
}
