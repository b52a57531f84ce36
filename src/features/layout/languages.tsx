import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { SETTINGS, type LanguageSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { readText, writeText } from '#src/state/browser-storage.ts'
import { LANGUAGE_CHOSEN_KEY } from '#src/state/storage-keys.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as field from '#src/ui/select-field.module.css'
import * as toast from './live-region.module.css'

/**
 * Leads to the same page in another of the shop's languages. Not a `SelectField`: its code would move into the first
 * visit of every shop.
 */
export function LanguageField({ languages }: { readonly languages: readonly LanguageSettings[] }) {
  return (
    <div className={field.box}>
      <select
        aria-label={m.footerLanguage}
        value=""
        className={field.select}
        onChange={(event) => goToLanguage(event.target.value)}
      >
        {languages.map(({ code, name, path }) => (
          <option key={code} lang={code} value={path}>
            {name}
          </option>
        ))}
      </select>
      <span className={field.chevron}>
        <Icon name="chevron-up" />
      </span>
    </div>
  )
}

/** Offers the shop in the browser's language, on the page at the shop's address, until the visitor closes it. */
export function LanguageOffer() {
  // The template cannot know it, and the first render must match it.
  const code = useHydrated() ? offeredCode() : undefined
  const [isClosed, setIsClosed] = useState(false)
  const offered = SETTINGS.languages?.find((language) => language.code === code)
  if (!offered?.offer || isClosed) return null
  const { path, offer } = offered
  return (
    <div role="status" className={toast.toast}>
      <a
        href={path}
        lang={code}
        hrefLang={code}
        dir="auto"
        className={classNames(toast.words, 'action')}
        onClick={(event) => {
          event.preventDefault()
          goToLanguage(path)
        }}
      >
        {offer}
      </a>
      <IconButton
        icon="close"
        label={m.layoutCloseMessage}
        onClick={() => {
          closeOffer()
          setIsClosed(true)
        }}
      />
    </div>
  )
}

/** The first of the browser's languages that the shop has. */
function offeredCode(): string | undefined {
  if (readText(LANGUAGE_CHOSEN_KEY) !== null) return undefined
  return navigator.languages
    .map((tag) => tag.replace(/-.*/, ''))
    .find((code) => SETTINGS.languages?.some((language) => language.code === code))
}

/** Opens the page in a language's folder. Who has chosen a language is offered none. */
function goToLanguage(path: string): void {
  closeOffer()
  window.location.assign((path || './') + window.location.hash)
}

function closeOffer(): void {
  writeText(LANGUAGE_CHOSEN_KEY, 'true')
}
