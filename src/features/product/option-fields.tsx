import type { Chosen } from '#src/domain/cart/line-options.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Option } from '#src/domain/product/options.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

interface OptionFieldsProps {
  readonly options: readonly Option[]
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** What a product asks for: a select for choices, a field for a text. */
export function OptionFields({ options, chosen, onChange }: OptionFieldsProps) {
  return options.map(({ label, text, choices, surcharge }) => {
    const field = {
      value: chosen.get(label) ?? choices?.[0]?.label ?? '',
      onChange: (value: string) => onChange(new Map(chosen).set(label, value)),
    }
    return choices ? (
      <SelectField
        {...field}
        key={label}
        label={label}
        options={choices.map((choice) => ({
          value: choice.label,
          label: choice.surcharge
            ? `${choice.label} (+ ${formatPrice(choice.surcharge)})`
            : choice.label,
        }))}
      />
    ) : (
      <TextField
        {...field}
        key={label}
        label={`${label} (optional${surcharge ? `, + ${formatPrice(surcharge)}` : ''})`}
        maxLength={text}
        autoComplete="off"
      />
    )
  })
}
