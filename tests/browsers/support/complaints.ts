declare global {
  /** What has gone wrong in the page so far; a page that is not the shop's notes nothing. */
  var complaints: string[] | undefined
}

/** Runs in every page, as early as the browser lets it: notes what would be said in the console. */
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
