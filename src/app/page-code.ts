import type { RouteComponent } from '@tanstack/react-router'
import { loadCode } from '#src/code/load-code.ts'

/** A route, as far as its code is concerned. */
interface Page {
  readonly id: string
  readonly options: { readonly component?: RouteComponent | undefined }
}

/**
 * Has a page whose code cannot be had end in the error page. By itself the router would wait for ever for code that
 * never comes, and reload for any other failure, even where that cannot help.
 */
export function watchPageCode(pages: readonly Page[]): void {
  for (const { id, options } of pages) {
    const { component } = options
    const load = component?.preload
    if (!load) continue
    const loadOrFail = () =>
      loadCode(`the page ${id}`, async () => {
        await load()
        // The router takes this function away from a component whose code is there.
        if (component.preload === loadOrFail) throw new Error('The router has not got it')
      })
    component.preload = loadOrFail
  }
}
