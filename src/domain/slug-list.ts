import * as z from 'zod/mini'

/**
 * Several values in one parameter of an address: `256gb_512gb`. The same values always give the same text: they are
 * sorted, without duplicates and empty values. In a value, `_`, `*` and `~` are escaped with a `~` before them.
 */
export const slugList = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => canonical((text.match(/(?:[^_~]|~[^])+/g) ?? []).map(unescape)),
  encode: (values) => canonical(values).map(escape).join('_'),
})

function canonical(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort()
}

function escape(value: string): string {
  return value.replace(/[_*~]/g, '~$&')
}

function unescape(text: string): string {
  return text.replace(/~([^])/g, '$1')
}
