/** `5 years`; what is no number stays: 'for life'. */
export function yearsText(years: string, language: string): string {
  if (!/^\d+$/.test(years)) return years
  const form = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const
  return Number(years).toLocaleString(language, form)
}
