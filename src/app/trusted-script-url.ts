/** The one Trusted Types policy that the page's security policy allows. */
export const POLICY_NAME = 'shop-workers'

/** What a browser with Trusted Types returns for an address that a policy accepts. */
interface TrustedScriptURL {
  readonly toString: () => string
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ) => { readonly createScriptURL: (url: string) => TrustedScriptURL & string }
    }
  }
}

/** The files that the policy accepts, relative to the page: workers as the build names them, and the service worker. */
const WORKER_FILE = /^(assets\/[\w-]*worker-[\w-]{8}\.js|service-worker\.js)$/

/** Created once: the browser refuses a second policy with the same name. */
let policy: { readonly createScriptURL: (url: string) => string } | undefined

/**
 * The address of a worker or service worker of the shop's own, for `new Worker` and `serviceWorker.register`.
 *
 * @throws {TypeError} for any other file
 */
export function trustedScriptUrl(url: string | URL): string {
  const rules = { createScriptURL: ownWorker }
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules
  return policy.createScriptURL(String(url))
}

function ownWorker(url: string): string {
  const { href } = new URL(url, document.baseURI)
  const folder = new URL('.', document.baseURI).href
  if (href.startsWith(folder) && WORKER_FILE.test(href.slice(folder.length))) return href
  throw new TypeError(`${href} is no worker of the shop`)
}
