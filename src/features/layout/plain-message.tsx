import { Link } from '@tanstack/react-router'

/** Stands in for a page that has failed so badly that the error page cannot be shown either. */
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
