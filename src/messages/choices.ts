/** What the code of messages calls for their choices: half as large as that of its package, and with types. */
interface Texts {
  readonly [form: string]: string
  readonly other: string
}

export function plural(
  count: number,
  _: number,
  formOf: (count: number) => string,
  texts: Texts,
): string {
  return texts[count] ?? texts[formOf(count)] ?? texts.other
}

export function select(value: string, texts: Texts): string {
  // Values come from catalogues: one may be `constructor`.
  return (Object.hasOwn(texts, value) ? texts[value] : undefined) ?? texts.other
}
