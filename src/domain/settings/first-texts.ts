import { SETTINGS } from './settings.ts'

/** What a text of the page's language is in the shop's first one, which addresses and carts have; undefined if they do not differ. */
export function inFirstLanguage(text: string): string | undefined {
  return SETTINGS.firstTexts?.find(([own]) => own === text)?.[1]
}

export function fromFirstLanguage(text: string): string | undefined {
  return SETTINGS.firstTexts?.find(([, first]) => first === text)?.[0]
}
