import { ProductLink } from '#src/components/product/product-link.tsx'
import type { FittedModel } from '#src/domain/product/fitted-models.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import * as styles from './fits.module.css'

/** `Fits iPhone 16 Pro and 2 more`: what the shop sells is a link, and `2 more` opens the rest. */
export function Fits({ models }: { readonly models: readonly FittedModel[] }) {
  const [first, ...rest] = models
  if (!first) return null
  const shown = rest.length > 1 ? [first] : models
  const sentence =
    rest.length > 1 ? m.productFitsMore({ models: GAP, more: GAP }) : m.productFits({ models: GAP })
  const [before, between, after] = sentence.split(GAP)
  return (
    <div className={styles.fits}>
      <p>
        <span>{before}</span>
        <Names models={shown} type="conjunction" />
        <span>{between}</span>
      </p>
      {rest.length > 1 && (
        <details>
          <summary>{m.productMoreModels({ count: rest.length })}</summary>
          <p>
            <Names models={rest} type="unit" />
          </p>
        </details>
      )}
      <span>{after}</span>
    </div>
  )
}

/** Stands in the sentence for the names, which become links. */
const GAP = '|'

interface NamesProps {
  readonly models: readonly FittedModel[]
  readonly type: Intl.ListFormatType
}

function Names({ models, type }: NamesProps) {
  const parts = new Intl.ListFormat(SETTINGS.language, { type }).formatToParts(
    models.map(({ name }) => name),
  )
  return parts.map(({ value }, index) => {
    const product = models.find(({ name }) => name === value)?.product
    return product ? (
      <ProductLink key={index} product={product}>
        {value}
      </ProductLink>
    ) : (
      <span key={index}>{value}</span>
    )
  })
}
