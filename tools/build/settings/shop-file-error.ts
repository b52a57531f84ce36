/** What is wrong with a file of a shop's folder, in words for its owner. */
export interface FileFault {
  /** `slides.0.link`; empty if it is the whole file. */
  readonly field: string
  readonly read?: string | undefined
  /** What is wrong: `is not in the folder`. */
  readonly message: string
  /** What to do: `write a colour, such as #3450d8`. */
  readonly fix: string
}

export class ShopFileError extends Error {
  override name = 'ShopFileError'
  readonly file: string
  readonly faults: readonly FileFault[]

  constructor(file: string, faults: readonly FileFault[]) {
    super(
      faults
        .map(({ field, read, message, fix }) =>
          [`${file} ${field}`.trim(), `${message}${read ? `, read ${read}` : ''}; ${fix}`].join(
            ': ',
          ),
        )
        .join('\n'),
    )
    this.file = file
    this.faults = faults
  }
}

/** A file, such as `analytics.js`, that a setting names and that does not exist. */
export function missingFile(field: string, path: string, what: 'picture' | 'script'): FileFault {
  return {
    field,
    read: `"${path}"`,
    message: 'is not in the folder',
    fix: `put the ${what} there, or correct the path`,
  }
}
