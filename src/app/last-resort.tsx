import { useEffect } from 'react'

/** Replaces the whole shop when the error page fails. Every link and the button load the page again. */
export function LastResort() {
  // Links change only the part after the `#`, which by itself does not load a page.
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
