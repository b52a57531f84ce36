import { useEffect } from 'react'

/** Stands in for the whole shop when not even its layout can be shown. Every link and button loads the shop again. */
export function LastResort() {
  // The addresses differ behind the `#` only, which loads nothing by itself.
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
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
