import { useEffect } from 'react'

/** Stands in for the whole shop when not even its frame can be shown. Every way on starts the shop anew. */
export function LastResort() {
  // The addresses differ behind the `#` only, which loads nothing by itself.
  useEffect(() => {
    const startAnew = () => window.location.reload()
    window.addEventListener('hashchange', startAnew)
    return () => window.removeEventListener('hashchange', startAnew)
  }, [])
  return (
    <>
      <header>
        <nav aria-label="Main">
          <a href="#/">Home</a> <a href="#/cart">Cart</a>
        </nav>
      </header>
      <main>
        <h1>This page could not be shown</h1>
        <p role="alert">Something went wrong!</p>
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </main>
    </>
  )
}
