import { colorText, swatchColor } from '#src/domain/color/swatches.ts'
import * as styles from './color-swatch.module.css'

interface ColorSwatchProps {
  /** A colour as the catalogue writes it. */
  readonly color: string
  readonly value: string | undefined
}

/** A disc in a colour, with its name for screen readers; an unknown colour is shown by its name. */
export function ColorSwatch({ color, value }: ColorSwatchProps) {
  const paint = value ?? swatchColor(color, (name) => CSS.supports('color', name))
  if (paint === undefined) return <span className={styles.named}>{colorText(color)}</span>
  return (
    <>
      <span className={styles.swatch} style={{ backgroundColor: paint }} />
      <span className="visually-hidden">{colorText(color)}</span>
    </>
  )
}
