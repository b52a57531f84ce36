let rules: Intl.PluralRules | undefined

/** `1 model`, `2 models`, in the page's own language. What the specification counts by other words stays as it is. */
export function counted(count: number, one: string, many = `${one}s`): string {
  rules ??= new Intl.PluralRules('en')
  return `${count} ${rules.select(count) === 'one' ? one : many}`
}
