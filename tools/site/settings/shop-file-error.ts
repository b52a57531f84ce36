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
          [
            `${file} ${fieldText(field)}`.trim(),
            `${message}${read ? `, read ${read}` : ''}; ${fix}`,
          ].join(': '),
        )
        .join('\n'),
    )
    this.file = file
    this.faults = faults
  }
}

/** `order.fields.1.label` as people say it: `order, item 2 of fields, label`. A name in quotes stays: `"cart.total"`. */
export function fieldText(field: string): string {
  return field
    .replace(/(\w+)\.(\d+)(?=\.|$)/g, (_, list, index) => `item ${Number(index) + 1} of ${list}`)
    .replace(/\.(?![^"]*"$)/g, ', ')
}
