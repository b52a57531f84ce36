import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Which item of a row is shown, from 0: the row's style sheet moves it there. */
    '--index'?: number
    /** How many cards a part of a list has, from which its height is guessed. */
    '--cards'?: number
    /** The colour of a picture that is not there yet. */
    '--stand-in'?: string | undefined
  }
}
