import { Fragment } from 'react'
import { ProductLink } from '#src/components/product/product-link.tsx'
import type { FittedModel } from '#src/domain/product/fitted-models.ts'
import * as styles from './fits.module.css'

/** `Fits iPhone 16 Pro and 2 more`: what the shop sells is a link, and `2 more` opens the rest. */
export function Fits({ models }: { readonly models: readonly FittedModel[] }) {
  const [first, ...rest] = models
  if (!first) return null
  const shown = rest.length > 1 ? [first] : models
  return (
    <div className={styles.fits}>
      <p>
        <span>Fits </span>
        <Names models={shown} between=" and " />
        {rest.length > 1 && <span> and </span>}
      </p>
      {rest.length > 1 && (
        <details>
          <summary>{`${rest.length} more`}</summary>
          <p>
            <Names models={rest} between=", " />
          </p>
        </details>
      )}
    </div>
  )
}

function Names({
  models,
  between,
}: {
  readonly models: readonly FittedModel[]
  readonly between: string
}) {
  return models.map(({ name, product }, index) => (
    <Fragment key={name}>
      {index > 0 && <span>{between}</span>}
      {product ? <ProductLink product={product}>{name}</ProductLink> : <span>{name}</span>}
    </Fragment>
  ))
}
