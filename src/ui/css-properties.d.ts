import 'react'

declare module 'react' {
  /** Custom properties, which the style sheets read. */
  interface CSSProperties {
    '--index'?: number
    '--rows'?: number
    '--bands'?: number
    '--scale'?: number
    '--letters'?: number
    '--products'?: number
    '--product'?: string | undefined
    '--backdrop'?: string | undefined
    '--edge-1'?: string | undefined
    '--edge-2'?: string | undefined
    '--turn'?: string | undefined
    '--half'?: string | undefined
    '--ratio'?: number | undefined
  }
}
