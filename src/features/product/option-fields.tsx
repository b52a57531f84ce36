import type { Chosen } from '#src/domain/cart/line-options.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { keyOf, optionsOf } from '#src/domain/product/options.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

interface OptionFieldsProps {
  readonly product: Product
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** What a product asks for: a select for choices, a field for a text. */
export function OptionFields({ product, chosen, onChange }: OptionFieldsProps) {
  return optionsOf(product.options).map((option) => {
    const { label, text, choices, surcharge } = option
    const key = keyOf(option)
    const value = chosen.get(key) ?? choices?.map(keyOf)[0] ?? ''
    const change = (next: string) => onChange(new Map(chosen).set(key, next))
    if (choices) {
      const priced = choices.map((choice) => ({
        value: keyOf(choice),
        label: withPrice(choice.label, choice.surcharge),
      }))
      return (
        <SelectField key={key} label={label} value={value} options={priced} onChange={change} />
      )
    }
    return (
      <TextField
        key={key}
        label={withPrice(m.orderOptional({ label }), surcharge)}
        maxLength={text}
        autoComplete="off"
        value={value}
        onChange={change}
      />
    )
  })
}

function withPrice(label: string, surcharge = 0): string {
  return surcharge > 0 ? m.productSurcharge({ label, price: formatPrice(surcharge) }) : label
}
