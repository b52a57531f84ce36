import type { LanguageSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { goToLanguage } from './go-to-language.ts'

interface LanguageFieldProps {
  readonly languages: readonly LanguageSettings[]
  readonly className: string
}

/**
 * Leads to the same page in another of the shop's languages. Not a `SelectField`: its code would move into the first
 * visit of every shop.
 */
export function LanguageField({ languages, className }: LanguageFieldProps) {
  return (
    <select
      aria-label={m.footerLanguage}
      value=""
      className={className}
      onChange={(event) => goToLanguage(event.target.value)}
    >
      {languages.map(({ code, name, path }) => (
        <option key={code} lang={code} value={path}>
          {name}
        </option>
      ))}
    </select>
  )
}
