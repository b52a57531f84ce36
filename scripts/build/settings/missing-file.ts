import type { FileFault } from './shop-file-error.ts'

/** A file, such as `analytics.js`, that a setting names and that does not exist. */
export function missingFile(field: string, path: string, what: 'picture' | 'script'): FileFault {
  return {
    field,
    read: `"${path}"`,
    message: 'is not in the folder',
    fix: `put the ${what} there, or correct the path`,
  }
}
