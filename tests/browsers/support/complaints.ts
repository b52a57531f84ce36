declare global {
  /** Warnings and errors of the page so far; undefined on pages that are not the shop's. */
  var complaints: string[] | undefined
}

/** Runs in every page as early as possible: records console warnings and errors. */
export function noteComplaints(): void {
  const complaints: string[] = []
  globalThis.complaints = complaints
  const note = (text: string) => complaints.push(text)
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => note(`${level}: ${words.map(String).join(' ')}`)
  }
  window.addEventListener('error', ({ message }) => note(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`against the policy: ${violatedDirective} ${blockedURI}`),
  )
}
