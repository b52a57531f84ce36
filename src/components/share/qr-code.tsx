import { toSvgPath } from 'lean-qr/extras/svg'
import { generate } from 'lean-qr/nano'
import { useMemo } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import * as styles from './qr-code.module.css'

/** The empty edge that readers of QR codes need, in modules. */
const EDGE = 4

/** A link as a QR code, or a sentence if it is too long for one. */
export function QrCode({ text }: { readonly text: string }) {
  const code = useMemo(() => codeOf(text), [text])
  if (!code) return <p className={styles.long}>{m.shareTooLong}</p>
  const size = code.size + 2 * EDGE
  return (
    <svg
      role="img"
      aria-label={m.shareCode}
      viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}

function codeOf(text: string) {
  try {
    return generate(text)
  } catch {
    // The library throws if no QR code has room for the text.
    return undefined
  }
}
