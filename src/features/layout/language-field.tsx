import type { LanguageSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { goToLanguage } from './go-to-language.ts'

/** Leads to the same page in another of the shop's languages. */
export function LanguageField({ languages }: { readonly languages: readonly LanguageSettings[] }) {
  return (
    <SelectField
      label={m.footerLanguage}
      value=""
      options={languages.map(({ name, path }) => ({ value: path, label: name }))}
      onChange={goToLanguage}
    />
  )
}
