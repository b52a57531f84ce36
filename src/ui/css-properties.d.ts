import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Index of the first item of a row that is shown, from 0. The style sheet moves the row there. */
    '--index'?: number
    /** The number of rows whose height is reserved. */
    '--rows'?: number
    /** How many times larger than its frame an enlarged picture is. */
    '--scale'?: number
    /** The number of letters before the text of a field. The style sheet keeps room for them. */
    '--letters'?: number
    /** The number of products in a comparison. The style sheet computes the table's width from it. */
    '--products'?: number
    /** The colour shown until a picture has loaded. */
    '--stand-in'?: string | undefined
  }
}
