import { Link } from '@tanstack/react-router'

/** Replaces a page whose error page fails to render too. */
export function PlainMessage() {
  return (
    <>
      <h1 tabIndex={-1}>This page could not be shown</h1>
      <p role="alert">Something went wrong!</p>
      <p>
        <Link to="/">Go to the store</Link>
      </p>
    </>
  )
}
