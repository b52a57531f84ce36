import type { LanguageSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as styles from '#src/ui/select-field.module.css'
import { goToLanguage } from './go-to-language.ts'

/**
 * Leads to the same page in another of the shop's languages. Not a `SelectField`: its code would move into the first
 * visit of every shop.
 */
export function LanguageField({ languages }: { readonly languages: readonly LanguageSettings[] }) {
  return (
    <div className={styles.box}>
      <select
        aria-label={m.footerLanguage}
        value=""
        className={styles.select}
        onChange={(event) => goToLanguage(event.target.value)}
      >
        {languages.map(({ code, name, path }) => (
          <option key={code} lang={code} value={path}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron-up" />
      </span>
    </div>
  )
}
