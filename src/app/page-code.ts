import type { RouteComponent } from '@tanstack/react-router'
import { loadCode } from '#src/lib/load-code.ts'

/** The parts of a route that loading its code needs. */
interface Page {
  readonly id: string
  readonly options: { readonly component?: RouteComponent | undefined }
}

/**
 * Shows the error page when a page's code fails to load or takes too long. By itself, the router would wait for ever
 * for code that never arrives, and would reload after any other failure, even if that cannot help.
 */
export function watchPageCode(pages: readonly Page[]): void {
  for (const { id, options } of pages) {
    const { component } = options
    const load = component?.preload
    if (!load) continue
    const loadOrFail = () =>
      loadCode(`the page ${id}`, async () => {
        await load()
        // The router deletes `preload` from a component once its code has loaded.
        if (component.preload === loadOrFail) throw new Error('The router has not got it')
      })
    component.preload = loadOrFail
  }
}
