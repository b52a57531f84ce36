import type { FileFault } from './shop-file-error.ts'

/** A file that a setting names, as `analytics.js`, and that does not exist. */
export function missingFile(field: string, path: string, what: 'picture' | 'script'): FileFault {
  return {
    field,
    read: `"${path}"`,
    message: 'is not in the folder',
    fix: `put the ${what} there, or correct the path`,
  }
}
