import { looseText } from '#src/domain/facts/facts.ts'
import { columnKey } from './columns.ts'
import type { Facts } from './fields.ts'

/** What shoppers choose a variant by: `Frame size` is `54 cm`. */
export interface Option {
  readonly name: string
  readonly value: string
}

interface Choice {
  readonly facts: Pick<Facts, 'color' | 'capacity'>
  /** Values that all variants share: parts of the name. */
  readonly shared: readonly string[]
}

const COLOR_NAME = /colou?r|farbe|couleur|finish/
const SIZE_NAME = /capacity|storage|size|memory|speicher|kapazit|grosse|groesse|hohe|taille/

/**
 * The colour and the size of each variant. The shop has no other choices, so all other options in which the variants
 * differ are a part of the size: no two variants become one.
 */
export function choicesOf(variants: readonly (readonly Option[])[]): Choice[] {
  const values = Map.groupBy(variants.flat(), ({ name }) => name)
  const differs = (name: string) =>
    new Set(values.get(name)?.map(({ value }) => looseText(value))).size > 1
  return variants.map((options) => {
    const color = options.find(({ name }) => COLOR_NAME.test(columnKey(name)))
    const others = options.filter((option) => option !== color)
    const isChoice = ({ name }: Option) => SIZE_NAME.test(columnKey(name)) || differs(name)
    const size = others.filter(isChoice).map(({ value }) => value)
    return {
      facts: {
        ...(color && { color: color.value }),
        ...(size.length > 0 && { capacity: size.join(' / ') }),
      },
      shared: others.filter((option) => !isChoice(option)).map(({ value }) => value),
    }
  })
}
