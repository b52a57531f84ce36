/** What is wrong with a field of a file; `field` is empty where it is the whole file. */
export interface FileFault {
  readonly field: string
  readonly message: string
}

/** A file of a shop's folder that the build cannot use. */
export class ShopFileError extends Error {
  override name = 'ShopFileError'
  readonly file: string
  readonly faults: readonly FileFault[]

  /** @param file the path in the shop's folder */
  constructor(file: string, faults: readonly FileFault[]) {
    const lines = faults.map(({ field, message }) =>
      [file, field, message].filter(Boolean).join(': '),
    )
    super(lines.join('\n'))
    this.file = file
    this.faults = faults
  }
}
