import 'react'

declare module 'react' {
  // Custom properties in `style`: what a component tells its style sheet.
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}
