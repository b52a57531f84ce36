import { useState, useSyncExternalStore } from 'react'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { readText } from '#src/state/browser-storage.ts'
import { LANGUAGE_CHOSEN_KEY } from '#src/state/storage-keys.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { closeOffer, goToLanguage } from './go-to-language.ts'
import * as styles from './live-region.module.css'

/** Offers the shop in the browser's language, on the page at the shop's address, until the visitor closes it. */
export function LanguageOffer() {
  // The template cannot know it, and the first render must match it.
  const code = useSyncExternalStore(subscribeToNothing, offeredCode, () => undefined)
  const [isClosed, setIsClosed] = useState(false)
  const offered = SETTINGS.languages?.find((language) => language.code === code)
  if (!offered?.offer || isClosed) return null
  const { path, offer } = offered
  return (
    <div role="status" className={styles.toast}>
      <a
        href={path}
        lang={code}
        hrefLang={code}
        dir="auto"
        className={classNames(styles.words, 'action')}
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

const subscribeToNothing = () => () => undefined

/** The first of the browser's languages that the shop has. */
function offeredCode(): string | undefined {
  if (readText(LANGUAGE_CHOSEN_KEY) !== null) return undefined
  return navigator.languages
    .map((tag) => tag.replace(/-.*/, ''))
    .find((code) => SETTINGS.languages?.some((language) => language.code === code))
}
