let rules: Intl.PluralRules | undefined

/** `1 product`, `2 products`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  rules ??= new Intl.PluralRules('en')
  return `${count} ${rules.select(count) === 'one' ? one : many}`
}
